/** While the executant profiles are not known: they load, or why they do not. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../../domain/failures.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"

export const ProfilesTrouble = ({ failure }: { readonly failure: Failure | undefined }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending({ type: "LoadExecutants" })
  return failure === undefined ? (
    <Skeleton shape="rows" count={2} label={intl.formatMessage({ id: "core.loading" })} />
  ) : (
    <ErrorState
      title={intl.formatMessage({ id: "profiles.change.failed" })}
      hint={failureText(intl, failure)}
      retryLabel={intl.formatMessage({ id: "core.retry" })}
      busy={busy}
      onRetry={() => void dispatch({ type: "LoadExecutants" })}
    />
  )
}

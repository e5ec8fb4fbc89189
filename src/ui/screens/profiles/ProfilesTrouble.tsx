/** While the executant profiles are not known: they load, or why they do not. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../../domain/failures.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"

export const ProfilesTrouble = ({ failure }: { readonly failure: Failure | undefined }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending({ type: "LoadExecutants" })
  return failure === undefined ? (
    <Waiting shape="rows" count={2} />
  ) : (
    <FailureState
      title={intl.formatMessage({ id: "profiles.change.failed" })}
      failure={failure}
      busy={busy}
      onRetry={() => void dispatch({ type: "LoadExecutants" })}
    />
  )
}

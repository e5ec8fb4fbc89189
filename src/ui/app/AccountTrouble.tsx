/** In place of a page whose account can't be read: why, and another try. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../domain/failures.ts"
import { failureText } from "../i18n/failures.ts"
import { ErrorState } from "../parts/ErrorState.tsx"
import { useDispatch } from "./read-models.ts"

export const AccountTrouble = ({ failure }: { readonly failure: Failure }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  return (
    <div className="l-page">
      <ErrorState
        level={1}
        title={failureText(intl, failure)}
        retryLabel={intl.formatMessage({ id: "core.retry" })}
        onRetry={() => void dispatch({ type: "LoadAccount" })}
      />
    </div>
  )
}

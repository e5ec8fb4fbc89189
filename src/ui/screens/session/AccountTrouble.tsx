/** In place of a page whose account can't be read: why, and another try. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../../domain/failures.ts"
import { failureText } from "../../i18n/failures.ts"
import { ErrorState } from "../../parts/ErrorState.tsx"

interface AccountTroubleProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

export const AccountTrouble = ({ failure, onRetry }: AccountTroubleProps): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-page">
      <ErrorState
        level={1}
        title={failureText(intl, failure)}
        retryLabel={intl.formatMessage({ id: "core.retry" })}
        onRetry={onRetry}
      />
    </div>
  )
}

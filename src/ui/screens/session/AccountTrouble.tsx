/** In place of a page whose account can't be read: why, and another try. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Command } from "../../../commands/catalogue.ts"
import type { Failure } from "../../../domain/failures.ts"
import { failureText } from "../../i18n/failures.ts"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { useDispatch } from "../../app/read-models.ts"

interface AccountTroubleProps {
  readonly failure: Failure
  readonly command?: Command
}

export const AccountTrouble = ({ failure, command = { type: "LoadAccount" } }: AccountTroubleProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  return (
    <div className="l-page">
      <ErrorState
        level={1}
        title={failureText(intl, failure)}
        retryLabel={intl.formatMessage({ id: "core.retry" })}
        onRetry={() => void dispatch(command)}
      />
    </div>
  )
}

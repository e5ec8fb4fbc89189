/** The error state of lists of listings, with a retry; filters and tabs stay. experience: An error. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../../domain/failures.ts"
import type { Fresh } from "../../app/fresh.ts"
import { failureText, traceOf } from "../../i18n/failures.ts"
import { ErrorState } from "../../parts/ErrorState.tsx"

interface ListingsTroubleProps {
  readonly failure: Failure
  readonly fresh: Fresh
}

export const ListingsTrouble = ({ failure, fresh }: ListingsTroubleProps): ReactElement => {
  const intl = useIntl()
  const traceId = traceOf(failure)
  return (
    <ErrorState
      title={failureText(intl, failure)}
      {...(traceId === null
        ? {}
        : {
            details: {
              label: intl.formatMessage({ id: "core.details" }),
              text: intl.formatMessage({ id: "core.error.trace" }, { traceId }),
            },
          })}
      retryLabel={intl.formatMessage({ id: "core.retry" })}
      onRetry={fresh.ask}
      busy={fresh.busy}
    />
  )
}

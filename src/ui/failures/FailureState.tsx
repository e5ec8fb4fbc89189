/** The error state of what could not be loaded: what failed, why, and a retry; the rest of the page stays. experience: An error. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../domain/failures.ts"
import { failureText } from "../i18n/failures.ts"
import { ErrorState, type ErrorStateProps } from "../parts/ErrorState.tsx"
import { FailureDetails } from "./FailureDetails.tsx"
import { ProblemLink } from "./ProblemLink.tsx"

interface FailureStateProps extends Pick<ErrorStateProps, "onRetry" | "busy" | "level"> {
  readonly failure: Failure
  /** The thing that could not be loaded, where the page does not say so anyway. */
  readonly title?: string
}

export const FailureState = ({ failure, title, ...rest }: FailureStateProps): ReactElement => {
  const intl = useIntl()
  const why = failureText(intl, failure)
  return (
    <ErrorState
      title={title ?? why}
      hint={title === undefined ? undefined : why}
      details={
        <>
          <FailureDetails failure={failure} />
          <ProblemLink />
        </>
      }
      retryLabel={intl.formatMessage({ id: "core.retry" })}
      {...rest}
    />
  )
}

/** In place of a page that could not be drawn: words and another try; the bars stay, so every other page is near. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { ProblemLink } from "../failures/ProblemLink.tsx"
import { ErrorState } from "../parts/ErrorState.tsx"
import type { TroubleProps } from "../loading/Boundary.tsx"
import { useRetryWhenBack } from "../loading/use-retry-when-back.ts"

export const PageTrouble = (props: TroubleProps): ReactElement => {
  const { onRetry, isNotLoaded = false, isGone = false, attempt = 0, onBack } = props
  const intl = useIntl()
  const why = isNotLoaded ? "notLoaded" : "crash"
  useRetryWhenBack(isNotLoaded, attempt, onBack ?? onRetry)
  return (
    <div className="l-page">
      <ErrorState
        level={1}
        title={intl.formatMessage({ id: isGone ? "core.newBuild" : `core.${why}.title` })}
        hint={isGone ? undefined : intl.formatMessage({ id: `core.${why}.hint` })}
        retryLabel={intl.formatMessage({ id: isGone ? "core.newBuild.take" : "core.retry" })}
        onRetry={onRetry}
        details={<ProblemLink />}
      />
    </div>
  )
}

/** In place of a page that could not be drawn: words and another try; the bars stay, so every other page is near. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { ErrorState } from "../parts/ErrorState.tsx"
import type { TroubleProps } from "../loading/Boundary.tsx"
import { useRetryWhenBack } from "../loading/retry-when-back.ts"

export const PageTrouble = ({ onRetry, isNotLoaded = false, attempt = 0, onBack }: TroubleProps): ReactElement => {
  const intl = useIntl()
  useRetryWhenBack(isNotLoaded, attempt, onBack ?? onRetry)
  return (
    <div className="l-page">
      <ErrorState
        level={1}
        title={intl.formatMessage({ id: isNotLoaded ? "core.notLoaded.title" : "core.crash.title" })}
        hint={intl.formatMessage({ id: isNotLoaded ? "core.notLoaded.hint" : "core.crash.hint" })}
        retryLabel={intl.formatMessage({ id: "core.retry" })}
        onRetry={onRetry}
      />
    </div>
  )
}

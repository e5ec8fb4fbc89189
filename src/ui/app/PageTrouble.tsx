/** In place of a page that could not be drawn: words and another try; the bars stay, so every other page is near. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { ErrorState } from "../parts/ErrorState.tsx"

export const PageTrouble = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-page">
      <ErrorState
        level={1}
        title={intl.formatMessage({ id: "core.crash.title" })}
        hint={intl.formatMessage({ id: "core.crash.hint" })}
        retryLabel={intl.formatMessage({ id: "core.retry" })}
        onRetry={onRetry}
      />
    </div>
  )
}

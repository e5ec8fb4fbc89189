/**
 * The error state: what went wrong, in place of the content, with a retry; the rest of the page stays (experience: An
 * error).
 */
import type { ReactElement, ReactNode } from "react"
import { Button } from "./Button.tsx"
import { Icon } from "./Icon.tsx"
import { StateTitle } from "./StateTitle.tsx"

export interface ErrorStateProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly details?: ReactNode // for support: a trace id or a code
  readonly retryLabel: string
  readonly onRetry: () => void
  readonly busy?: boolean | undefined
  readonly level?: 1 | 2 | 3 | undefined // the heading's level; 1 where the page has nothing else
}

export const ErrorState = ({
  title,
  hint,
  details,
  retryLabel,
  onRetry,
  busy,
  level = 2,
}: ErrorStateProps): ReactElement => (
  <div className="p-error" role="alert">
    <span className="p-error-sign">
      <Icon name="warning" size={32} />
    </span>
    <div className="p-error-words">
      <StateTitle className="p-error-title" level={level}>
        {title}
      </StateTitle>
      {hint && <div className="p-error-hint">{hint}</div>}
    </div>
    <Button icon="refresh" busy={busy} onClick={onRetry}>
      {retryLabel}
    </Button>
    {details}
  </div>
)

/** In place of the app when its settings can't be read: why, and another try. */
import type { ReactElement } from "react"
import { ErrorState } from "../parts/ErrorState.tsx"
import type { TroubleProps } from "../loading/Boundary.tsx"
import { cantStartWordsIn } from "./cant-start-words.ts"
import { useRetryWhenBack } from "../loading/use-retry-when-back.ts"

export const CantStart = ({ onRetry, attempt = 0, onBack }: TroubleProps): ReactElement => {
  useRetryWhenBack(true, attempt, onBack ?? onRetry)
  const { title, hint, retry } = cantStartWordsIn(document)
  return (
    <main className="shell-cant-start">
      <ErrorState level={1} title={title} hint={hint} retryLabel={retry} onRetry={onRetry} />
    </main>
  )
}

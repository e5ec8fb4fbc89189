/** In place of the app when its settings can't be read: why, and another try. D106. */
import type { ReactElement } from "react"
import { ErrorState } from "../parts/ErrorState.tsx"
import { cantStartWords } from "./cant-start-words.ts"

export const CantStart = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <main className="shell-cant-start">
    <ErrorState
      level={1}
      title={cantStartWords.title}
      hint={cantStartWords.hint}
      retryLabel={cantStartWords.retry}
      onRetry={onRetry}
    />
  </main>
)

/** The error state of an optional part of a page: nothing is shown until it loads. */
import type { TroubleProps } from "./Boundary.tsx"
import { useRetryWhenBack } from "./use-retry-when-back.ts"

export const QuietTrouble = ({ isNotLoaded = false, attempt = 0, onBack, onRetry }: TroubleProps): null => {
  useRetryWhenBack(isNotLoaded, attempt, onBack ?? onRetry)
  return null
}

/** In place of a part that the page can do without: nothing, until it can be had. E190. */
import type { TroubleProps } from "./Boundary.tsx"
import { useRetryWhenBack } from "./retry-when-back.ts"

export const QuietTrouble = ({ isNotLoaded = false, attempt = 0, onBack, onRetry }: TroubleProps): null => {
  useRetryWhenBack(isNotLoaded, attempt, onBack ?? onRetry)
  return null
}

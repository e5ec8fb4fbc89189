/** In place of a page whose account can't be read: why, and another try. */
import type { ReactElement } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { FailureState } from "../../failures/FailureState.tsx"

interface AccountTroubleProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

export const AccountTrouble = ({ failure, onRetry }: AccountTroubleProps): ReactElement => (
  <div className="l-page">
    <FailureState level={1} failure={failure} onRetry={onRetry} />
  </div>
)

/**
 * Opens something over its page on a press, from code that comes when the page has nothing to do, or with the press.
 */
import { createElement, Suspense, type ReactElement } from "react"
import { Boundary } from "./Boundary.tsx"
import { usePreloaded, type Loadable } from "./loadable.ts"
import { Opening } from "./Opening.tsx"
import { OverTrouble } from "./OverTrouble.tsx"

interface OnDemandProps<Props> {
  readonly part: Loadable<Props>
  /** Null as long as it is closed. */
  readonly given: Props | null
  readonly onClose: () => void
}

export const OnDemand = <Props extends object>({ part, given, onClose }: OnDemandProps<Props>): ReactElement | null => {
  usePreloaded(part)
  if (given === null) return null
  return (
    <Boundary of="on demand" trouble={OverTrouble} onDismiss={onClose}>
      <Suspense fallback={<Opening />}>{createElement(part, given)}</Suspense>
    </Boundary>
  )
}

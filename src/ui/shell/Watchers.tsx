/** Watches over the focus and the keys of the whole window, from its own chunk, as no first page needs it. E305, E408, E475. */
import { Suspense, useEffect, useState, type ReactElement } from "react"
import { watchLostFocus } from "../app/lost-focus.ts"
import { Boundary } from "../loading/Boundary.tsx"
import { loadable } from "../loading/loadable.ts"
import { QuietTrouble } from "../loading/QuietTrouble.tsx"
import { whenIdle } from "../../platform/when-idle.ts"

/** Loaded when idle: nobody presses a shortcut before there is something to see. */
const Shortcuts = loadable(async () => (await import("./Shortcuts.tsx")).Shortcuts)

export const Watchers = (): ReactElement | null => {
  const [isIdle, setIdle] = useState(false)
  useEffect(watchLostFocus, [])
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return isIdle ? (
    <Boundary of="quiet" trouble={QuietTrouble}>
      <Suspense>
        <Shortcuts />
      </Suspense>
    </Boundary>
  ) : null
}

/**
 * On a new route: scrolls to the top and focuses the heading, so that it is announced; on Back, restores the link that
 * led away. experience: Accessibility, Lists and cards.
 */
import { useEffect, useRef } from "react"
import { pageOf } from "../app/page-of.ts"
import type { Place } from "../app/shown-place.tsx"
import { markShown, wasShown } from "../app/shown-steps.ts"
import { remembered } from "../../platform/loads.ts"
import { leftHere, rememberLinks } from "./came-back.ts"
import { focusHeading, whenThere } from "./focus-heading.ts"

const isTyping = (element: Element | null): boolean => element?.matches("input, textarea, select") === true

const loadBack = remembered(() => import("./focus-back.ts"))

export const useRouteFocus = ({ path, search, isLeft }: Place): void => {
  const page = pageOf(path, search)
  const shown = useRef({ path, page })
  const back = useRef<typeof import("./focus-back.ts") | null>(null)

  useEffect(
    () =>
      rememberLinks(() => {
        // Without it the heading takes the focus, as on a way on.
        void loadBack().then(
          (loaded) => (back.current = loaded),
          () => undefined,
        )
      }),
    [],
  )

  useEffect(() => {
    const before = shown.current
    if (before.page === page) return undefined
    shown.current = { path, page }
    const isBack = wasShown(window.history.state)
    if (!isBack) window.scrollTo(0, 0)
    const main = document.querySelector("main")
    // Typing into a filter leads to the first page, and must not move the focus out of the field.
    if (main === null || (before.path === path && isTyping(document.activeElement))) return undefined
    return isBack && leftHere() !== undefined && back.current !== null
      ? back.current.focusBack(main)
      : whenThere(main, focusHeading)
  }, [path, page])

  // After the effect above, which checks for it.
  useEffect(() => {
    if (!isLeft) markShown()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step is marked once its page is drawn
  }, [path, search, isLeft])
}

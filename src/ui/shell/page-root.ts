/** React's root of the page, which the server may have painted before. architecture: Painting. */
import { startTransition, type ReactElement } from "react"
import { applyStyles } from "../../platform/painted-page.ts"

interface Root {
  readonly render: (what: ReactElement) => void
}

/** React's ways to begin, handed in by the composition root, which alone knows where pages are drawn to. */
interface Beginnings {
  readonly createRoot: (container: Element) => Root
  readonly hydrateRoot: (container: Element, what: ReactElement) => Root
}

/** Takes over what the server painted as it is, and draws anything else in its place. */
export const pageIn = (container: Element, { createRoot, hydrateRoot }: Beginnings) => {
  let root: Root | undefined
  const draw = (what: ReactElement): void => {
    root ??= createRoot(container)
    root.render(what)
  }
  return {
    draw,
    takeOver: (what: ReactElement): void => {
      applyStyles(container)
      // Only a transition is drawn in slices, between which the page answers.
      startTransition(() => {
        root = hydrateRoot(container, what)
      })
    },
    giveUp: (what: ReactElement): void => {
      window.early?.take()
      draw(what)
    },
    isTaken: (): void => {
      container.removeAttribute("data-waiting")
      for (const link of document.querySelectorAll("link[data-later]")) link.removeAttribute("media")
    },
  }
}

export type Page = ReturnType<typeof pageIn>

/** Carries out the presses that came before the app did. */

export interface EarlyPresses {
  /** Answers the elements that were pressed so far, in order, and keeps no more. */
  readonly take: () => readonly HTMLElement[]
}

declare global {
  interface Window {
    readonly early?: EarlyPresses
  }
}

const namedBy = ["name", "href", "placeholder", "aria-label"] as const

/** The words by which people know an element again, whatever its id. */
const wordsOf = (element: Element): string =>
  [element.tagName, element.textContent, ...namedBy.map((name) => element.getAttribute(name))].join()

/** Where the page was drawn anew, the element that says the same stands for the one that was there. */
const nowFor = (before: HTMLElement): HTMLElement | undefined =>
  before.isConnected
    ? before
    : [...document.querySelectorAll<HTMLElement>(before.tagName)].find((one) => wordsOf(one) === wordsOf(before))

/** Remembers what has the focus, and answers how to give it back and to carry out what was pressed meanwhile. */
export const rememberPresses = ({ document: page, early }: Pick<Window, "early" | "document">): (() => void) => {
  const { activeElement } = page
  return () => {
    if (activeElement instanceof HTMLElement && !activeElement.isConnected) nowFor(activeElement)?.focus()
    for (const pressed of early?.take() ?? []) nowFor(pressed)?.click()
  }
}

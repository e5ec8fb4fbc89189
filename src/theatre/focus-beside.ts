/** Moves the focus to what a page has before or behind an element, as the Tab key would. experience: Accessibility. */

const stops = "a[href], button, input, select, textarea, summary, [tabindex]"

/** Of a group of radio buttons the chosen one alone is a stop. */
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(":disabled, [type=radio]:not(:checked)") &&
  element.checkVisibility({ visibilityProperty: true })

export const focusBeside = (element: Element, isBack: boolean): void => {
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const found = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => (element.compareDocumentPosition(one) & side) !== 0 && isStop(one),
  )
  // There is none where the way leads out of the page.
  if (found.length === 0) document.querySelector<HTMLElement>("h1")?.focus()
  else found.at(isBack ? -1 : 0)?.focus()
}

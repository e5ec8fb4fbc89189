/** To the search field of the page, by a key. */

/** Of the page that is shown: while another one loads, React keeps it in the document, hidden. */
const field = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("main input[type=search]")].find((one) => one.getClientRects().length > 0)

/** A page that has not come by then is not waited for: its heading has the focus. */
const comesWithinMs = 5_000

const focusField = (): boolean => {
  const found = field()
  found?.focus()
  return found !== undefined
}

/** Once it is there and its page's heading has had the focus, unless the person has gone on from there. */
const focusWhenThere = (): void => {
  const before = document.activeElement
  const attempt = (): void => {
    const now = document.activeElement
    if (now === before || now === document.body || now === null) return
    if (!now.matches("main h1") || focusField()) stop()
  }
  const watcher = new MutationObserver(attempt)
  const later = setTimeout(() => stop(), comesWithinMs)
  const stop = (): void => {
    clearTimeout(later)
    watcher.disconnect()
    document.removeEventListener("focusin", attempt)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener("focusin", attempt)
}

/** To the field of this page, or else to that of the page that `goToSearch` leads to. */
export const goToField = (goToSearch: () => void): void => {
  if (focusField()) return
  goToSearch()
  focusWhenThere()
}

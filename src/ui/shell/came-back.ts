/**
 * Remembers by which link a page was left, so that Back restores scroll position and focus to it (experience: Lists and
 * cards; WCAG 2.4.3).
 */

interface Left {
  readonly href: string
  /** Of the link in the window, px: what is above it may be of another height when it is drawn again. */
  readonly top: number
}

/** More pages than a person goes back through. */
const mostRemembered = 50

const left = new Map<string, Left>()

const here = (): string => window.location.pathname + window.location.search

const menus = "[role=menu]"

/** A menu is closed when its page comes back, so its card's own link stands for what was chosen there. */
const lastingLink = (link: Element): Element | undefined =>
  link.closest(menus) === null
    ? link
    : [...(link.closest("li, article")?.querySelectorAll("a[href]") ?? [])].find((one) => one.closest(menus) === null)

/** Remembers each link that is followed, by the address of its page; answers the function that stops it. */
export const rememberLinks = (onFollowed: () => void): (() => void) => {
  const note = ({ target }: MouseEvent): void => {
    const followed = target instanceof Element ? target.closest("main a[href]") : null
    if (followed === null) return
    left.delete(here())
    const link = lastingLink(followed)
    const href = link?.getAttribute("href")
    if (typeof href !== "string" || link === undefined) return
    left.set(here(), { href, top: link.getBoundingClientRect().top })
    onFollowed()
    const [oldest] = left.keys()
    if (left.size > mostRemembered && oldest !== undefined) left.delete(oldest)
  }
  document.addEventListener("click", note, { capture: true })
  return () => document.removeEventListener("click", note, { capture: true })
}

export const leftHere = (): Left | undefined => left.get(here())

/**
 * Makes the stage a picture: what the screens do by themselves must not reach the page around it, and a press must not
 * start what only the running app could end. architecture: Theatre.
 */

/** A grey square in a picture's place: pictures are not in a log. */
const placeholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%239993' d='M0 0h4v3H0z'/%3E%3C/svg%3E"

/** In small letters. Links come too late on the stage, which has its styles: those that React adds only fetch pictures ahead. */
const addresses = ["src", "srcset", "poster", "href", "imagesrcset"]

/** Addresses are set as attributes or as properties: neither way leads to a picture or a film. */
const keepAddresses = (realm: typeof globalThis): void => {
  const { Element, HTMLImageElement, HTMLLinkElement, HTMLMediaElement, HTMLSourceElement } = realm
  const { setAttribute } = Element.prototype
  for (const { prototype } of [HTMLImageElement, HTMLLinkElement, HTMLMediaElement, HTMLSourceElement]) {
    const setAddress = function (this: Element, name: string): void {
      if (name === "src" && this instanceof HTMLImageElement) setAttribute.call(this, name, placeholder)
    }
    prototype.setAttribute = function (this: Element, name, value) {
      // Names of HTML's attributes have no case, and React's are in camel case.
      const known = name.toLowerCase()
      if (addresses.includes(known)) setAddress.call(this, known)
      else setAttribute.call(this, name, value)
    }
    for (const name of addresses)
      Object.defineProperty(prototype, name, {
        get(this: Element) {
          return this.getAttribute(name) ?? ""
        },
        set(this: Element) {
          setAddress.call(this, name)
        },
      })
  }
}

const presses = [
  "click",
  "dblclick",
  "auxclick",
  "contextmenu",
  "mousedown",
  "mouseup",
  "pointerdown",
  "pointerup",
  "touchstart",
  "submit",
  "input",
  "change",
  "keydown",
  "keyup",
  "dragstart",
  "dragover",
  "paste",
] as const

/** Keys by which a person scrolls. */
const passing = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "])

const hold = (event: Event): void => {
  const isPassing = "key" in event && passing.has(String(event.key))
  if (!isPassing && event.cancelable) event.preventDefault()
  event.stopImmediatePropagation()
}

interface StillOptions {
  /** A file was dropped on it, which is the theatre's. */
  readonly onFile: (file: File) => void
  /** Somebody goes on by the Tab key: a picture is one stop, and not as many as it shows fields and links. */
  readonly onLeave: (isBack: boolean) => void
  /** Escape ends what the theatre is in, and not what the picture shows. */
  readonly onEscape: () => void
}

/** To be called before anything is drawn. */
export const keepStill = (realm: Window & typeof globalThis, { onFile, onLeave, onEscape }: StillOptions): void => {
  const leave = ({ key, shiftKey }: KeyboardEvent): void => {
    if (key === "Tab") onLeave(shiftKey)
    if (key === "Escape") onEscape()
  }
  realm.addEventListener("keydown", leave, { capture: true })
  for (const name of presses) realm.addEventListener(name, hold, { capture: true })
  const drop = (event: DragEvent): void => {
    hold(event)
    const [file] = event.dataTransfer?.files ?? []
    if (file !== undefined) onFile(file)
  }
  realm.addEventListener("drop", drop, { capture: true })
  keepAddresses(realm)
  // The focus is the theatre's; so are the ways back, and the number on the app's icon.
  realm.HTMLElement.prototype.focus = () => undefined
  realm.SVGElement.prototype.focus = () => undefined
  realm.History.prototype.pushState = () => undefined
  realm.History.prototype.replaceState = () => undefined
  realm.History.prototype.back = () => undefined
  Object.defineProperty(realm.navigator, "setAppBadge", { value: undefined })
}

/**
 * Makes the stage a picture: what the screens do by themselves must not reach the page around it, and a press must not
 * start what only the running app could end. architecture: Theatre.
 */

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
  "drop",
  "paste",
] as const

/** Keys by which a person scrolls or leaves the frame. */
const passing = new Set(["Tab", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "])

const hold = (event: Event): void => {
  const isPassing = event instanceof KeyboardEvent && passing.has(event.key)
  if (!isPassing && event.cancelable) event.preventDefault()
  event.stopImmediatePropagation()
}

/** To be called before anything is drawn. */
export const keepStill = (realm: Window & typeof globalThis): void => {
  for (const name of presses) realm.addEventListener(name, hold, { capture: true })
  // The focus is the theatre's; so are the ways back, and the number on the app's icon.
  realm.HTMLElement.prototype.focus = () => undefined
  realm.SVGElement.prototype.focus = () => undefined
  realm.History.prototype.pushState = () => undefined
  realm.History.prototype.replaceState = () => undefined
  realm.History.prototype.back = () => undefined
  Object.defineProperty(realm.navigator, "setAppBadge", { value: undefined })
}

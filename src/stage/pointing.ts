/** Pointing at the picture: marks the text under the pointer, and tells when one is chosen. architecture: Theatre. */

interface Pointing {
  readonly setOn: (isOn: boolean) => void
  /** Marks an element as the one that was asked about; null: none. */
  readonly mark: (element: Element | null) => void
}

const attribute = "data-asked"

/** To be made before anything else listens for presses. */
export const createPointing = (document: Document, onChosen: (element: Element) => void): Pointing => {
  let isOn = false
  let marked: Element | null = null

  const mark = (element: Element | null): void => {
    marked?.removeAttribute(attribute)
    element?.setAttribute(attribute, "")
    marked = element
  }

  document.addEventListener(
    "pointermove",
    ({ target }) => {
      if (isOn && target instanceof Element) mark(target)
    },
    { capture: true },
  )
  document.defaultView?.addEventListener(
    "click",
    (event) => {
      if (!isOn || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      mark(event.target)
      onChosen(event.target)
    },
    { capture: true },
  )
  return {
    setOn: (next) => {
      isOn = next
      document.documentElement.toggleAttribute("data-pointing", next)
      if (!next) mark(null)
    },
    mark,
  }
}

/** The texts that a page shows, with the elements that show them. architecture: Theatre. */

export interface PictureText {
  readonly element: Element
  readonly text: string
}

const mostTexts = 500

const isSeen = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0

/** The text of an element's own, or of the label that stands for it. */
export const textOf = (element: Element): string => {
  const own = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
  )
  const said = own.join("").trim()
  if (said !== "") return said
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value
  return element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""
}

/** In the order of the page. */
export const pictureTexts = (document: Document): readonly PictureText[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: PictureText[] = []
  for (let node = walker.nextNode(); node !== null && texts.length < mostTexts; node = walker.nextNode()) {
    const [text, element] = [node.textContent?.trim() ?? "", node.parentElement]
    if (text !== "" && element !== null && isSeen(element)) texts.push({ element, text })
  }
  return texts
}

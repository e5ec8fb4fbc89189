/** Layout checks of texts that are longer in some languages: none is cut unseen, no button breaks inside a word. */
import type { Page } from "playwright"

/** Texts that are cut on one line without an ellipsis and a title that says all. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) ||
      getComputedStyle(element).clipPath !== "none"
    /** Answers an element's own words, those of the elements that are there for texts alone (E542) among them. */
    const ownText = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (node instanceof Text) return node.data.trim()
          return node instanceof HTMLSpanElement && node.attributes.length === 0 ? ownText(node) : ""
        })
        .join("")
    const clips = (element: Element): boolean => ["hidden", "clip"].includes(getComputedStyle(element).overflowX)
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      if (ownText(element) === "" || element.matches("textarea, select, option, script") || isHidden(element)) return []
      const box = element.closest("[data-scrolls], dialog, body") === element ? null : element
      if (box === null || !clips(box) || box.scrollWidth <= box.clientWidth + 1) return []
      const hasTitle = element.closest("[title], [aria-label]") !== null
      return getComputedStyle(box).textOverflow === "ellipsis" && hasTitle
        ? []
        : [`${box.scrollWidth} px in ${box.clientWidth} px: ${element.outerHTML.slice(0, 160)}`]
    })
  })

/** Choices whose text is wider than the room that they have beside their arrow. */
export const cutChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const measure = document.createElement("canvas").getContext("2d")
    return [...document.querySelectorAll("select")].flatMap((select) => {
      if (measure === null || !select.checkVisibility({ contentVisibilityAuto: true })) return []
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      measure.font = font
      const text = select.selectedOptions[0]?.text ?? ""
      const [needed, room] = [
        Math.round(measure.measureText(text).width),
        select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      ]
      return needed > room + 1 && select.title === "" ? [`cut: “${text}”, ${needed} px in ${room} px`] : []
    })
  })

/** Buttons, tabs, headings, hints and names of facts that are wider than their room, or go on in another line within a word. */
export const brokenLabels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const labels = [
      ...document.querySelectorAll(
        "button, [role=tab], .p-button, .p-badge, nav a, dt, h1, h2, h3, legend, label, [class$=-hint]",
      ),
    ].filter((label) =>
      label.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }),
    )
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== "none" || element.clientWidth === 1
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null && (isClipped(element) || isForScreenReaders(element.parentElement))
    const wordsIn = (label: Element): readonly Range[] => {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const words: Range[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!(node instanceof Text) || parent === null || isForScreenReaders(parent)) continue
        for (const match of node.data.matchAll(/[^\s\u00AD\u200B–—/-]+/gu)) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          words.push(range)
        }
      }
      return words
    }
    const linesOf = (word: Range): number => new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size
    return labels.flatMap((label) => {
      const { left, right } = label.getBoundingClientRect()
      return wordsIn(label).flatMap((word) => {
        const box = word.getBoundingClientRect()
        const what = `“${word.toString()}” in ${label.outerHTML.slice(0, 160)}`
        if (linesOf(word) > 1) return [`broken: ${what}`]
        return box.width > 0 && (box.right > right + 1 || box.left < left - 1) ? [`too wide: ${what}`] : []
      })
    })
  })

/** Sentences whose words stand apart as if they were items of a row: a sign is parted from the word that it belongs to. */
export const partedSentences = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const beginsOrEndsWithin = /^[,.;:!?]|[,;:]$/u
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const { display, columnGap } = getComputedStyle(element)
      const isRow = /flex|grid/u.test(display) && Number.parseFloat(columnGap) > 0
      if (!isRow || element.childElementCount === 0) return []
      const isWords = (node: Node): boolean =>
        node instanceof Text || (node instanceof HTMLSpanElement && node.attributes.length === 0)
      const parted = [...element.childNodes].filter(
        (node) => isWords(node) && beginsOrEndsWithin.test((node.textContent ?? "").trim()),
      )
      return parted.map(({ textContent }) => `parted: “${textContent}” in ${element.outerHTML.slice(0, 160)}`)
    })
  })

/** Hints in empty fields that are wider than their field. */
export const cutPlaceholders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const measure = document.createElement("canvas").getContext("2d")
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      ":is(input, textarea):placeholder-shown",
    )
    return [...fields].flatMap((field) => {
      if (measure === null || !field.checkVisibility({ contentVisibilityAuto: true })) return []
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      measure.font = font
      const [needed, room] = [
        Math.round(measure.measureText(field.placeholder).width),
        field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      ]
      return needed > room + 1 ? [`cut: “${field.placeholder}”, ${needed} px in ${room} px`] : []
    })
  })

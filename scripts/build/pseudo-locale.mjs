/**
 * The pseudo-locale en-XA: English in accented letters and a third longer, which shows a text that is not in the
 * message files and a place that is too narrow. experience: Languages and numbers.
 */
// @ts-check
import { TYPE } from "@formatjs/icu-messageformat-parser"

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
const accented = "áƀçđéƒĝĥíĵķļḿñóþɋŕšţúṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]))

/** Words that stay whole: a longer text breaks between them as other languages do. */
const longer = (/** @type {string} */ text) => {
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0
  return `${text}${" öñé".repeat(Math.ceil((words * 5) / 3 / 4))}`
}

const said = (/** @type {string} */ text) => {
  const [, before = "", core = "", after = ""] = text.match(/^(\s*)(.*?)(\s*)$/su) ?? []
  return `${before}${longer([...core].map((letter) => letters.get(letter) ?? letter).join(""))}${after}`
}

/**
 * @param {readonly Element[]} tree
 * @returns {Element[]}
 */
const pseudoTree = (tree) =>
  tree.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: said(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: pseudoTree(element.children) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoTree(option.value) },
    ])
    return /** @type {Element} */ ({ ...element, options: Object.fromEntries(options) })
  })

/**
 * Compiled English texts as the pseudo-locale says them.
 *
 * @param {Readonly<Record<string, readonly Element[]>>} compiled
 */
export const pseudoTexts = (compiled) =>
  Object.fromEntries(Object.entries(compiled).map(([id, tree]) => [id, pseudoTree(tree)]))

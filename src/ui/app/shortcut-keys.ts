/** Finds the act that keys mean, one stroke after the other, whatever the layout of the keyboard. WCAG 2.1.4. */
import type { Act } from "./acts.ts"

export type Stroke = Pick<
  KeyboardEvent,
  "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "repeat" | "isComposing"
>

export const isAppleDevice = (platform: string): boolean => /^(?:mac|iphone|ipad|ipod)/iu.test(platform)

/** The Latin letter of a key: its own, or that which is printed beside a Cyrillic one. */
const letterOf = ({ key, code }: Stroke): string | null => {
  if (/^[a-z]$/iu.test(key)) return key.toLowerCase()
  const isOther = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return isOther && /^Key[A-Z]$/u.test(code) ? code.slice(-1).toLowerCase() : null
}

/**
 * A stroke as the table has it: `k` with `mod` before it, a letter, or a sign however it is typed. Null for all others, such
 * as those that are a part of a letter still to come, are held down, or belong to the browser.
 */
export const strokeOf = (stroke: Stroke, isApple: boolean): string | null => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing } = stroke
  if (repeat || isComposing || altKey) return null
  const letter = letterOf(stroke)
  if (ctrlKey || metaKey)
    return (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && letter && !shiftKey ? `mod ${letter}` : null
  if (letter !== null) return shiftKey ? null : letter
  return /^[/?]$/u.test(key) ? key : null
}

export interface Heard {
  /** The keys that were pressed before, of those that come after each other; "" for none. */
  readonly before: string
  readonly act: Act | null
}

/** Answers what a stroke means to somebody who may do these acts, each with keys of its own. */
export const hear = (acts: readonly Act[], before: string, stroke: string): Heard => {
  const typed = before === "" ? stroke : `${before} ${stroke}`
  const keysOf = ({ keys }: Act): string => keys?.join(" ") ?? ""
  const act = acts.find((one) => keysOf(one) === typed) ?? null
  if (act !== null) return { before: "", act }
  if (acts.some((one) => keysOf(one).startsWith(`${typed} `))) return { before: typed, act: null }
  return before === "" ? { before: "", act: null } : hear(acts, "", stroke)
}

/** The elements that take letters themselves: fields, lists and menus that are searched by typing. */
const takers =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea, select, " +
  "[contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu]"

/** Answers whether keys belong to the focused element, or to what lies over the page. */
export const areKeysTaken = (document: Pick<Document, "querySelector">, target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(takers) !== null) || isCovered(document)

/** A dialog, or the list of a menu, is open. */
export const isCovered = (document: Pick<Document, "querySelector">): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null

/** HTML by template, where everything put in is escaped unless it is HTML already. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

class Fragment {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Fragment }

type Part = string | number | Fragment | false | null | undefined | readonly Fragment[]

const textOf = (part: Part): string => {
  if (part === false || part === null || part === undefined) return ""
  if (part instanceof Fragment) return part.text
  if (typeof part === "object") return part.map(({ text }) => text).join("")
  return String(part).replace(/[&<>"']/gu, (char) => entities[char] ?? char)
}

/** A piece of HTML; false, null and undefined put in nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Fragment =>
  new Fragment(texts.reduce((all, text, index) => all + textOf(parts[index - 1]) + text))

/** HTML that somebody else made and answers for. */
export const trusted = (text: string): Fragment => new Fragment(text)

/** Attributes for a tag; undefined and false leave one out. */
export const attributes = (given: Readonly<Record<string, string | boolean | undefined>>): Fragment =>
  new Fragment(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${textOf(String(value))}"`))
      .join(""),
  )

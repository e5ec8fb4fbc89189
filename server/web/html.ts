/** HTML templates: every interpolated value is escaped, unless it is a fragment of HTML already. */

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

/** A fragment of HTML; false, null and undefined are left out. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Fragment =>
  new Fragment(texts.reduce((all, text, index) => all + textOf(parts[index - 1]) + text))

/** Marks HTML from a trusted library as a fragment, unescaped. */
export const trusted = (text: string): Fragment => new Fragment(text)

/** Attributes of a tag; undefined and false leave one out. */
export const attributes = (given: Readonly<Record<string, string | boolean | undefined>>): Fragment =>
  new Fragment(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${textOf(String(value))}"`))
      .join(""),
  )

const inScript: Readonly<Record<string, string>> = {
  "<": String.raw`\u003c`,
  ">": String.raw`\u003e`,
  "&": String.raw`\u0026`,
  "\u2028": String.raw`\u2028`,
  "\u2029": String.raw`\u2029`,
}

/** The same JSON, so that no text in it can end the script around it. */
export const writtenInScript = (json: string): Fragment =>
  new Fragment(json.replace(/[<>&\u2028\u2029]/gu, (char) => inScript[char] ?? char))

/** A value as JSON that no text in it can end the script around it. */
export const jsonInScript = (value: object): Fragment => writtenInScript(JSON.stringify(value))

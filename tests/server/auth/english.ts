/** Finds the English texts of the sign-in that are left on a page in another language. */
import { english, type Texts } from "../../../server/auth/texts/en.ts"

/** All texts in a value, in the order in which it has them. */
export const leavesOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)]

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#39;")

/** Texts that the other language does not happen to have as well; a single word only where it stands alone. */
export const leftInEnglish = (page: string, texts: Texts): readonly string[] => {
  const own = new Set(leavesOf(texts))
  const lines = page
    .replace(/<[^>]*>/gu, "\n")
    .split("\n")
    .map((line) => line.trim())
  return leavesOf(english).filter(
    (text) =>
      !own.has(text) && lines.some((line) => (text.includes(" ") ? line.includes(escaped(text)) : line === text)),
  )
}

/** Cleans names of files, so that whoever saves or opens one reads what it is. Spec §5. */
import { oneLine, withoutInvisible } from "./graphemes.ts"

/** In code points, its ending included. */
export const longestFileName = 255

/** Emoji that are several joined by signs nobody sees, and flags of regions, which end in such signs. */
const joined =
  /\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)+|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu

/** Without what nobody sees, but for the signs that hold an emoji together. */
const visible = (name: string): string => {
  const parts: string[] = []
  let at = 0
  for (const { index, 0: emoji } of name.matchAll(joined)) {
    parts.push(withoutInvisible(name.slice(at, index)), emoji)
    at = index + emoji.length
  }
  return parts.join("") + withoutInvisible(name.slice(at))
}

/** A name as forms write it: browsers escape quotation marks and line breaks, and nothing else (HTML, multipart/form-data). */
export const nameInForm = (name = ""): string => name.replaceAll("%22", '"').replaceAll(/%0[AD]/gu, "")

/**
 * The last part of a path that some browser may send, cleaned as names are: an override of direction shows
 * `exe.png` for what ends in `gnp.exe`. Its end stays where it is too long, and a file without a name gets one.
 */
export const cleanFileName = (name = ""): string => {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
  const cleaned = oneLine(visible(last.toWellFormed()))
  return [...cleaned].slice(-longestFileName).join("").trim() || "file"
}

/** A name whose ending says what the content is: whoever saves a document opens it with what the ending belongs to. */
export const withExtension = (name: string, extension: string): string => {
  const dot = name.lastIndexOf(".")
  const said = dot === -1 ? "" : name.slice(dot + 1).toLowerCase()
  if (said === extension || (said === "jpeg" && extension === "jpg")) return name
  const stem = dot === -1 ? name : name.slice(0, dot)
  return `${[...stem].slice(0, longestFileName - extension.length - 1).join("")}.${extension}`
}

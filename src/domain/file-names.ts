/** What a file may be called: whoever saves or opens it must read what it is. Spec §5; D38; E164. */
import { oneLine, withoutInvisible } from "./graphemes.ts"

/** In code points, its ending included. */
export const longestFileName = 255

/**
 * The last part of a path that some browser may send, cleaned as names are: an override of direction shows
 * `exe.png` for what ends in `gnp.exe`. Its end stays where it is too long, and a file without a name gets one.
 */
export const cleanFileName = (name = ""): string => {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
  const cleaned = oneLine(withoutInvisible(last.toWellFormed()))
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

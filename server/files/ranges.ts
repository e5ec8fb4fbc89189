/**
 * Reads which part of a file a request wants: one range of RFC 9110, which is all that players of video ask for. Spec
 * §9.
 */
import type { ByteRange } from "../contract/services.ts"

/** The part; null for the whole, also where the header says nothing that we know; "none" where there is no such part. */
export const rangeOf = (header: string | undefined, size: number): ByteRange | "none" | null => {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? "") ?? []
  if (first === "" && last === "") return null
  if (first === "")
    return last === "0" || size === 0 ? "none" : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== "" && Number(last) < start) return null
  return start >= size ? "none" : { start, end }
}

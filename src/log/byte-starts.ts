/** Tells by a file's first bytes whether it is text, packed, in UTF-16, or nothing that can be read here. architecture: Replay. */

/** So many of them are needed. */
export const startLength = 4

export type Start =
  | { readonly is: "utf-8" | "gzip" | "utf-16le" | "utf-16be" }
  /** The reason, in words. */
  | { readonly is: "unreadable"; readonly why: string }

const strangers: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "a zip archive"],
  [[0x28, 0xb5, 0x2f, 0xfd], "packed by zstd"],
  [[0xfd, 0x37, 0x7a, 0x58], "packed by xz"],
  [[0x42, 0x5a, 0x68], "packed by bzip2"],
]

/** Each sign of a header has one byte of nothing in UTF-16, with a byte order mark or without. */
const wideOf = ([one, other]: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if ((one === 0xff && other === 0xfe) || (one !== 0 && other === 0)) return "utf-16le"
  return (one === 0xfe && other === 0xff) || (one === 0 && other !== 0) ? "utf-16be" : null
}

const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte)

/** `isUnpacked`: the bytes came out of a packing, and are in no other one. */
export const startOf = (bytes: Uint8Array, isUnpacked: boolean): Start => {
  const stranger = strangers.find(([start]) => begins(bytes, start))
  if (stranger !== undefined) return { is: "unreadable", why: `This is ${stranger[1]}: unpack it first.` }
  if (begins(bytes, [0x1f, 0x8b]))
    return isUnpacked ? { is: "unreadable", why: "This is packed by gzip twice: unpack it first." } : { is: "gzip" }
  return { is: (bytes.length < 2 ? null : wideOf(bytes)) ?? "utf-8" }
}

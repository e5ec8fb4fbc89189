/** Texts packed by gzip, as far as the browser can. */

/** Arguments of one call; far below what any engine takes. */
const charsAtOnce = 8_192

/** Packed in one go: a few tenths of a millisecond. */
const bytesAtOnce = 8_192

/** Safari before 16.4 and Firefox before 113 can't. */
export const canPack = (): boolean =>
  typeof CompressionStream === "function" && typeof DecompressionStream === "function"

/** `rest` is awaited between two pieces of a millisecond or less. */
export const gzipped = async (text: string, rest: () => Promise<void>): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new TextEncoder().encode(text)
  const { readable, writable } = new CompressionStream("gzip")
  const feed = async (): Promise<void> => {
    const writer = writable.getWriter()
    for (let at = 0; at < bytes.length; at += bytesAtOnce) {
      await rest()
      await writer.write(bytes.subarray(at, at + bytesAtOnce))
    }
    await writer.close()
  }
  const [pack] = await Promise.all([new Response(readable).arrayBuffer(), feed()])
  return new Uint8Array(pack)
}

/** Null: the pack is damaged, does not hold exactly so many bytes, or this browser can't; no more than those are unpacked. */
export const gunzipped = async (pack: Uint8Array<ArrayBuffer>, length: number): Promise<string | null> => {
  try {
    const stream = new Blob([pack]).stream().pipeThrough(new DecompressionStream("gzip"))
    const reader = stream.getReader()
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
    let [text, bytes] = ["", 0]
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length
      if (bytes > length) {
        await reader.cancel()
        return null
      }
      text += decoder.decode(piece.value, { stream: true })
    }
    return bytes === length ? text + decoder.decode() : null
  } catch {
    return null
  }
}

/** In base64. Null: this browser can't. */
export const packed = async (text: string): Promise<string | null> => {
  if (!canPack()) return null
  const bytes = await gzipped(text, () => Promise.resolve())
  let binary = ""
  for (let at = 0; at < bytes.length; at += charsAtOnce)
    binary += String.fromCharCode(...bytes.subarray(at, at + charsAtOnce))
  return btoa(binary)
}

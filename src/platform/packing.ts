/** Texts packed by gzip, in base64, as far as the browser can. */

/** Arguments of one call; far below what any engine takes. */
const bytesAtOnce = 8_192

/** Null: this browser can't. */
export const packed = async (text: string): Promise<string | null> => {
  if (!("CompressionStream" in globalThis)) return null
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ""
  for (let at = 0; at < bytes.length; at += bytesAtOnce)
    binary += String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce))
  return btoa(binary)
}

/** A form with a file, as a slow network brings it. */
import { setTimeout as sleep } from "node:timers/promises"

/** A form that takes a while to come, in pieces. */
export const slowForm = (
  content: Uint8Array<ArrayBuffer>,
  pieces: number,
  betweenMs: number,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  const size = Math.ceil(content.length / pieces)
  return new ReadableStream({
    start: async (form) => {
      form.enqueue(encoder.encode('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'))
      for (let at = 0; at < content.length; at += size) {
        form.enqueue(content.subarray(at, at + size))
        await sleep(betweenMs)
      }
      form.enqueue(encoder.encode("\r\n--x--\r\n"))
      form.close()
    },
  })
}

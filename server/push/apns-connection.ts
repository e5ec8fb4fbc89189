/** One HTTP/2 connection to Apple for all messages, as Apple wants it, opened when there is one to send. RFC 9113. */
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from "node:http2"
import { minuteMs } from "../../src/domain/durations.ts"
import { parsedJson } from "./app-asking.ts"
import type { AppAnswer } from "./app-service.ts"
import { patienceMs } from "./trying-again.ts"

/** A connection that nobody has sent by for so long is closed. */
const idleMs = 10 * minuteMs
/** Reasons are short. */
const mostChars = 4_096

type AskByHttp2 = (headers: OutgoingHttpHeaders, body: string) => Promise<AppAnswer>

const opened = (origin: string): ClientHttp2Session => {
  const session = connect(origin)
  // The request that waits for an answer hears of it by its own stream.
  session.on("error", () => session.destroy())
  session.setTimeout(idleMs, () => session.close())
  session.unref()
  return session
}

export const createApnsConnection = (origin: string): AskByHttp2 => {
  let kept: ClientHttp2Session | null = null

  const open = (): ClientHttp2Session => {
    if (kept === null || kept.closed || kept.destroyed) kept = opened(origin)
    return kept
  }

  return (headers, body) =>
    new Promise((resolve, reject) => {
      const session = open()
      const patience = AbortSignal.timeout(patienceMs)
      const stream = session.request({ ":method": "POST", ...headers }, { signal: patience })
      let heard: Omit<AppAnswer, "body"> | null = null
      let text = ""
      stream.setEncoding("utf8")
      stream.on("response", ({ ":status": status = 0, "retry-after": retryAfter }) => {
        heard = { status, retryAfter }
      })
      stream.on("data", (part: string) => {
        if (text.length < mostChars) text += part
      })
      stream.once("error", (error) => {
        // A connection that is silent for so long may be dead: the next message has one of its own.
        if (patience.aborted) session.close()
        reject(error)
      })
      stream.once("close", () => {
        if (heard === null) reject(new Error("The stream was closed without an answer."))
        else resolve({ ...heard, body: parsedJson(text) })
      })
      stream.end(body)
    })
}

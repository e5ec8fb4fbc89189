/** Concurrent clients over keep-alive connections, and their latencies. architecture: Server. */
import { Agent, request } from "node:http"

export interface Call {
  readonly method: "GET" | "PUT"
  readonly path: string
  readonly token: string | null
  readonly body?: object
}

export interface Measured {
  readonly perSecond: number
  /** The 99th percentile, ms. */
  readonly p99: number
}

export const atOnce = 16

const ask = (agent: Agent, origin: string, { method, path, token, body }: Call): Promise<void> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const asked = request(`${origin}${path}`, {
      agent,
      method,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(text !== undefined && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }),
      },
    })
    asked.once("error", reject)
    asked.once("response", (answer) => {
      const { statusCode = 0 } = answer
      answer.resume()
      answer.once("end", () => {
        if (statusCode < 300) resolve()
        else reject(new Error(`${statusCode} of ${method} ${path}`))
      })
    })
    asked.end(text)
  })

/** Sends requests for `forMs`, each client again as soon as it is answered. */
export const measure = async (origin: string, next: () => Call, forMs: number): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waits: number[] = []
  const started = performance.now()
  const asker = async (): Promise<void> => {
    while (performance.now() - started < forMs) {
      const before = performance.now()
      await ask(agent, origin, next())
      waits.push(performance.now() - before)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, asker))
  } finally {
    agent.destroy()
  }
  const seconds = (performance.now() - started) / 1000
  waits.sort((a, b) => a - b)
  return { perSecond: waits.length / seconds, p99: waits[Math.floor(waits.length * 0.99)] ?? 0 }
}

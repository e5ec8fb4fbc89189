/** A real HTTP server on this machine that answers as a test wants, and remembers what it was asked. */
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

export interface Heard {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Said {
  readonly status?: number
  readonly body?: unknown
  /** Sent as it is, instead of `body` as JSON. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly delayMs?: number
  /** Hangs up without an answer. */
  readonly hangUp?: boolean
}

export interface LocalServer {
  readonly url: string
  readonly heard: readonly Heard[]
  readonly close: () => Promise<void>
}

/** `answer` is given the request and how many came before it. */
export const startLocalServer = async (
  answer: (heard: Heard, before: number) => Said,
  port = 0,
): Promise<LocalServer> => {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const one = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      const said = answer(one, heard.length)
      heard.push(one)
      void pause(said.delayMs ?? 0).then(() => {
        if (said.hangUp === true) return response.destroy()
        response.writeHead(said.status ?? 200, { "Content-Type": "application/json", ...said.headers })
        return response.end(said.text ?? JSON.stringify(said.body ?? {}))
      })
    })
  }).listen(port, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const bound = typeof address === "object" && address !== null ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}`,
    heard,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

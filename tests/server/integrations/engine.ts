/** A stand-in for servers of others: answers what a test wants, and remembers what it was asked. */
import { createServer } from "node:http"

export interface Heard {
  readonly path: string
  readonly body: unknown
}

export interface Engine {
  readonly url: string
  readonly heard: Heard[]
  readonly close: () => Promise<void>
}

/** `answer` says what goes out: a status and JSON, or text that is none. */
export const startEngine = async (
  answer: (heard: Heard) => { readonly status?: number; readonly json?: unknown; readonly text?: string },
): Promise<Engine> => {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let text = ""
    request.setEncoding("utf8")
    request.on("data", (part: string) => (text += part))
    request.on("end", () => {
      const one = { path: request.url ?? "", body: text === "" ? null : (JSON.parse(text) as unknown) }
      heard.push(one)
      const { status = 200, json, text: plain } = answer(one)
      response.writeHead(status, { "Content-Type": "application/json" }).end(plain ?? JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

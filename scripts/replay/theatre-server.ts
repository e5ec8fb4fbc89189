/** Serves the theatre with one log, to this machine alone: the built pages, their texts and styles, and the file. */
import { createReadStream, readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { basename, extname, join, normalize, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { logPlaces, servedLog, theatreHeaders, theatrePage, theatrePolicies } from "../../src/domain/theatre-pages.ts"

const dist = fileURLToPath(new URL("../../dist/", import.meta.url))

/** Folders of the build that the theatre needs. */
const open = ["theatre", "assets", "i18n"].map((folder) => join(dist, folder) + sep)

/** The icon of the theatre's page. */
const icon = join(dist, "favicon.svg")

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
}

/** The log as it was named: a file, or what came in on standard input. */
export type ServedLog = { readonly file: string } | { readonly bytes: Buffer }

const headersFor = (path: string): Readonly<Record<string, string>> => ({
  "Content-Type": types[extname(path)] ?? "application/octet-stream",
  "Content-Security-Policy": theatrePolicies[path] ?? "default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  ...theatreHeaders,
  "Cache-Control": "no-store",
})

const builtFile = (path: string): Buffer | null => {
  const file = normalize(join(dist, decodeURIComponent(path)))
  if (file !== icon && !open.some((folder) => file.startsWith(folder))) return null
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

const sendLog = (log: ServedLog, answer: ServerResponse): void => {
  const name = encodeURIComponent("bytes" in log ? "standard input" : basename(log.file))
  const headers = { ...headersFor(servedLog), "Content-Disposition": `attachment; filename*=UTF-8''${name}` }
  if ("bytes" in log) return void answer.writeHead(200, headers).end(log.bytes)
  const bytes = createReadStream(log.file)
  bytes.once("open", () => answer.writeHead(200, headers))
  bytes.once("error", () => answer.destroy())
  bytes.pipe(answer)
}

const respond = (
  log: ServedLog,
  host: string,
  { url, headers, method }: IncomingMessage,
  answer: ServerResponse,
): void => {
  const end = (status: number): void => void answer.writeHead(status, headersFor("")).end()
  // Another site may have its name lead here, and would then read the log as its own.
  if (headers.host !== host) return end(403)
  if (method !== "GET") return end(405)
  const path = new URL(url ?? "/", `http://${host}`).pathname
  if (path === servedLog) return sendLog(log, answer)
  const file = builtFile(path)
  if (file === null) return end(404)
  answer.writeHead(200, headersFor(path)).end(file)
}

/** Answers the server and the address of the theatre, once it can be opened. */
export const serveTheatre = async (log: ServedLog): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = createServer((request, answer) => {
    const { port } = server.address() as AddressInfo
    try {
      respond(log, `127.0.0.1:${port}`, request, answer)
    } catch {
      answer.writeHead(400).end() // an address that can't be decoded
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${port}${theatrePage}${logPlaces.served}` }
}

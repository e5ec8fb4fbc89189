/**
 * The benchmark's limits: servers in front of the marketplace's, one that gives its pages as they are and one that gives them
 * without their scripts, in the same way and from the same host; and a page that is nothing but React.
 */
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { brotliCompressSync, constants } from "node:zlib"
import { build } from "esbuild"
import { createElement, type ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { root } from "../../../scripts/base/fingerprint.mjs"

const barePath = "/bare"

/** Path of the bare page with so many elements. */
export const barePage = (elements: number): string => `${barePath}/${elements}`

const perRow = 5

/** Rows of as many elements as a listing's card has, in the same order on both sides. */
const bareRows = (elements: number): readonly ReactElement[] =>
  Array.from({ length: Math.ceil(elements / perRow) }, (_, row) =>
    createElement(
      "li",
      { key: row },
      createElement("h2", null, createElement("a", { href: "#" }, `Row ${row}`)),
      createElement("p", null, createElement("span", null, `Text of row ${row}`)),
    ),
  )

/** The bare page's program; it hydrates what {@link bareHtml} painted. */
const bareProgram = `
import { createElement as h } from "react"
import { hydrateRoot } from "react-dom/client"
const list = document.querySelector("ul")
const rows = Array.from({ length: list.children.length }, (_, row) =>
  h("li", { key: row }, h("h2", null, h("a", { href: "#" }, "Row " + row)), h("p", null, h("span", null, "Text of row " + row))))
hydrateRoot(list, rows)
`

const bareScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: bareProgram, resolveDir: root },
    define: { "process.env.NODE_ENV": '"production"' },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
  })
  return outputFiles[0]?.text ?? ""
}

const bareHtml = (elements: number): string =>
  `<!doctype html><html lang="en"><title>Bare</title><script type="module" src="${barePath}.js"></script>` +
  `<body><ul>${renderToString(bareRows(elements))}</ul></body></html>`

/** Answers a page's HTML without whatever fetches or runs a script, and without the note for one. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>/gsu, "").replaceAll(/<link rel="modulepreload"[^>]*>/gu, "")

const send = (response: ServerResponse, type: string, text: string, status = 200, link: string | null = null): void => {
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const own = { "content-type": type, "content-encoding": "br", "content-length": body.length }
  response.writeHead(status, { ...own, ...(link === null ? {} : { link }) }).end(body)
}

/** Answers the headers of a request; pages are taken unpacked, as their scripts are cut out of them. */
const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string" && !["host", "connection", "accept-encoding"].includes(name)) headers.set(name, value)
  return headers
}

interface Front {
  readonly url: string
  readonly stop: () => void
}

const startFront = async (url: string, script: string, change: (html: string) => string): Promise<Front> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? "/"
    if (path === `${barePath}.js`) return send(response, "text/javascript", script)
    if (path.startsWith(`${barePath}/`)) return send(response, "text/html", bareHtml(Number(path.split("/").at(-1))))
    const got = await fetch(url + path, { headers: headersOf(request), redirect: "manual" })
    const type = got.headers.get("content-type") ?? "application/octet-stream"
    const link = got.headers.get("link")
    if (type.startsWith("text/html")) return send(response, type, change(await got.text()), got.status, link)
    if (/^text\/|json|svg/u.test(type)) return send(response, type, await got.text(), got.status)
    response.writeHead(got.status, { "content-type": type }).end(Buffer.from(await got.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => response.writeHead(502).end(String(cause)))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The machine gave no port.")
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close().closeAllConnections() }
}

export interface Limits {
  /** Of the pages as they are, those without scripts, and the bare pages. */
  readonly urls: { readonly page: string; readonly limit: string }
  readonly stop: () => void
}

/** Starts the servers in front of `url`. */
export const startLimits = async (url: string): Promise<Limits> => {
  const script = await bareScript()
  const [page, limit] = [await startFront(url, script, (html) => html), await startFront(url, script, withoutScripts)]
  const stop = (): void => {
    page.stop()
    limit.stop()
  }
  return { urls: { page: page.url, limit: limit.url }, stop }
}

/** The built client comes from memory, as the browser can take it, and is read anew when it was built anew. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, extname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { root } from "../../../scripts/base/fingerprint.mjs"
import { openBuiltFiles } from "../../../server/web/built-files.ts"
import { serveClient } from "../../../server/web/client.ts"
import { asBuilt } from "./as-built.ts"

const script = "console.log('a chunk')"
const folder = mkdtempSync(join(tmpdir(), "marketplace-client-"))

const write = (path: string, contents: string | Buffer): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), contents)
}

let app: FastifyInstance
beforeAll(async () => {
  write("index.html", "<!doctype html><title>One</title>")
  write("favicon.svg", "<svg/>")
  write("i18n/en/core.json", "{}")
  write("assets/main-ABC.js", script)
  write("assets/main-ABC.js.br", brotliCompressSync(script))
  write("assets/main-ABC.js.gz", gzipSync(script))
  write("manifest.json", "{}")
  app = fastify()
  serveClient(app, { built: openBuiltFiles(folder), writePage: asBuilt })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ url, headers, method })

it.each([
  ["gzip, deflate, br", "br", "br"],
  ["gzip, br;q=0", "gzip", "gzip"],
  ["identity", undefined, "plain"],
  ["", undefined, "plain"],
])("sends the best variant for accept-encoding %j, each with a tag of its own", async (accepted, encoding, what) => {
  const answer = await get("/assets/main-ABC.js", { "accept-encoding": accepted })
  const bodies = { br: brotliCompressSync(script), gzip: gzipSync(script), plain: Buffer.from(script) }
  expect(answer.statusCode).toBe(200)
  expect(answer.headers["content-encoding"]).toBe(encoding)
  expect(answer.rawPayload).toEqual(bodies[what as keyof typeof bodies])
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  })
  const tag = String(answer.headers["etag"])
  const again = await get("/assets/main-ABC.js", { "accept-encoding": accepted, "if-none-match": `"other", W/${tag}` })
  expect([again.statusCode, again.payload, again.headers["etag"]]).toEqual([304, "", tag])
  const plainTag = (await get("/assets/main-ABC.js")).headers["etag"]
  expect(tag === plainTag).toBe(what === "plain")
})

it("sends the page for every address of the app, and no page for a file that is not there", async () => {
  for (const url of ["/", "/index.html", "/search?text=a", "/orders/new"]) {
    const answer = await get(url)
    expect([answer.statusCode, answer.payload]).toEqual([200, "<!doctype html><title>One</title>"])
    expect(answer.headers["cache-control"]).toBe("no-cache")
  }
  for (const url of [
    "/assets/gone-ABC.js",
    "/nothing.png",
    "/api/core/nothing",
    "/../server/main.ts",
    "/%2e%2e%2fmain.ts",
  ])
    expect((await get(url)).statusCode).toBe(404)
  const head = await get("/favicon.svg", {}, "HEAD")
  expect([head.statusCode, head.payload, head.headers["content-length"]]).toEqual([200, "", "6"])
})

it("needs no file of the folder once it is read, and reads a new build", async () => {
  rmSync(join(folder, "favicon.svg"))
  expect((await get("/favicon.svg")).payload).toBe("<svg/>")
  write("index.html", "<!doctype html><title>Two</title>")
  write("assets/main-DEF.js", script)
  const later = new Date(Date.now() + 5_000)
  utimesSync(join(folder, "manifest.json"), later, later)
  await vi.waitFor(async () => expect((await get("/")).payload).toContain("Two"))
  expect((await get("/assets/main-DEF.js")).statusCode).toBe(200)
  expect((await get("/favicon.svg")).statusCode).toBe(404)
})

it("knows the type of everything that a build may hold", async () => {
  const statics = readdirSync(join(root, "src/static")).map((path) => extname(path))
  // The output of esbuild, by the loaders and outputs of esbuild.config.mjs.
  const endings = new Set([
    ...statics,
    ".js",
    ".map",
    ".css",
    ".json",
    ".html",
    ".txt",
    ".woff2",
    ".svg",
    ".png",
    ".webp",
  ])
  for (const ending of endings) write(`types/a${ending}`, "")
  const other = fastify()
  serveClient(other, { built: openBuiltFiles(folder), writePage: asBuilt })
  for (const ending of endings) {
    const { headers } = await other.inject(`/types/a${ending}`)
    expect(headers["content-type"], ending).not.toBe("application/octet-stream")
  }
  await other.close()
})

describe("an address that is nobody's (E585)", () => {
  const looked = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }

  it.each([
    "//evil.example",
    "//evil.example/",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/a%09b",
    "/orders//x",
    "/a%5Cb.html",
    "/old-page.php",
    "/%00",
  ])("is answered by the app to who looks at %j, and leads nowhere else", async (url) => {
    const answer = await get(url, looked)
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["location"]]).toEqual([
      404,
      "text/html; charset=utf-8",
      undefined,
    ])
    expect(answer.payload).toContain("<!doctype html>")
    expect(answer.headers["x-robots-tag"]).toBe("noindex")
  })

  it.each(["/api/core/nothing", "/assets/gone.js", "/files/gone.jpg", "/api//x"])(
    "is a problem in the contract's shape among the server's own: %j",
    async (url) =>
      expect((await get(url, looked)).headers["content-type"]).toMatch(/^application\/(?:problem\+)?json/u),
  )

  it("is no page for a picture or a script that is missing", async () => {
    expect((await get("/gone.png", { accept: "image/avif,image/webp,*/*" })).headers["content-type"]).toContain("json")
  })
})

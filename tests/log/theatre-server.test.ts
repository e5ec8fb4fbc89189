/** `npm run replay -- FILE --ui` hands the log to this machine's theatre, and to nobody else. architecture: Theatre. */
import { request } from "node:http"
import type { Server } from "node:http"
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serveTheatre } from "../../scripts/replay/theatre-server.ts"
import { readOptions } from "../../scripts/replay/options.ts"
import { servedLog } from "../../src/domain/theatre-pages.ts"
import { goldenFile, goldenText } from "../theatre/golden-log.ts"

let server: Server
let origin = ""
beforeAll(async () => {
  const served = await serveTheatre({ file: fileURLToPath(goldenFile) })
  server = served.server
  origin = new URL(served.address).origin
})
afterAll(() => void server.close())

const statusWith = (path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.once("error", reject)
    asked.end()
  })

it("sends the file as it is", async () => {
  const answer = await fetch(origin + servedLog)
  expect(await answer.text()).toBe(goldenText)
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin")
  expect(answer.headers.get("access-control-allow-origin")).toBeNull()
})

it("sends nothing to a page that came by another name", async () => {
  expect(await statusWith(servedLog, new URL(origin).host)).toBe(200)
  expect(await statusWith(servedLog, "evil.example")).toBe(403)
  expect(await statusWith(servedLog, "localhost")).toBe(403)
})

it.each(["/", "/package.json", "/theatre/../../package.json", "/theatre/%2e%2e/%2e%2e/package.json", "/painter/x.mjs"])(
  "sends nothing else of this machine: %s",
  async (path) => {
    expect(await statusWith(path, new URL(origin).host)).toBe(404)
  },
)

it("sends its pages without a look at the hosts of links, and their icon", async () => {
  const answers = await Promise.all([servedLog, "/favicon.svg"].map((path) => fetch(origin + path)))
  expect(answers.map(({ headers }) => headers.get("x-dns-prefetch-control"))).toEqual(["off", "off"])
  expect(answers[1]?.status).toBe(existsSync(new URL("../../dist/favicon.svg", import.meta.url)) ? 200 : 404)
})

it("sends what came in on standard input", async () => {
  const served = await serveTheatre({ bytes: Buffer.from("some log") })
  expect(await (await fetch(new URL(served.address).origin + servedLog)).text()).toBe("some log")
  served.server.close()
})

it("is asked for by --ui, which asks the log nothing", () => {
  expect(readOptions(["a.ndjson", "--ui"])).toMatchObject({ source: { file: "a.ndjson" }, isShown: true })
  expect(readOptions(["a.ndjson"])).toMatchObject({ isShown: false })
  expect(() => readOptions(["a.ndjson", "--ui", "--stats"])).toThrow("--ui asks nothing: leave out --stats.")
})

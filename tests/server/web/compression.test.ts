/** The API's answers come packed for whoever takes that, with one tag however they are packed. RFC 9110 §8.4. */
import { get, type IncomingHttpHeaders } from "node:http"
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"

const categories = "/api/core/classificator/services/short"

interface Received {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** As it comes over the wire, which `fetch` unpacks by itself. */
const received = (url: string, headers: Readonly<Record<string, string>>): Promise<Received> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on("data", (part: Buffer) => parts.push(part))
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    }).on("error", reject)
  })

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it.each([
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ])("packs a long answer for who takes %s", async (taken, packing, unpack) => {
    const plain = await received(`${app.url}${categories}`, {})
    const packed = await received(`${app.url}${categories}`, { "Accept-Encoding": taken })
    expect(plain.headers["content-encoding"]).toBeUndefined()
    expect(packed.headers["content-encoding"]).toBe(packing)
    expect(unpack(packed.body).equals(plain.body)).toBe(true)
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
    expect(packed.headers.etag).toBe(plain.headers.etag)
    expect(packed.headers.vary?.toLowerCase().split(/, */u).toSorted()).toEqual(["accept-encoding", "accept-language"])
    const again = await received(`${app.url}${categories}`, {
      "Accept-Encoding": taken,
      "If-None-Match": String(packed.headers.etag),
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it("leaves a short answer as it is, and one for who takes nothing of this", async () => {
    const short = await received(`${app.url}/api/core/v2/search/orders/count`, { "Accept-Encoding": "br" })
    expect([short.status, short.headers["content-encoding"]]).toEqual([200, undefined])
    const other = await received(`${app.url}${categories}`, { "Accept-Encoding": "zstd, br;q=0" })
    expect([other.status, other.headers["content-encoding"]]).toEqual([200, undefined])
  })

  it("unpacks no request", async () => {
    const answer = await app.nobody.fetch("/api/support/support/send", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Encoding": "gzip" },
      body: gzipSync(JSON.stringify({ userName: "Ida Roth", email: "ida@example.com", message: "My order is gone." })),
    })
    expect(answer.status).toBe(400)
  })
})

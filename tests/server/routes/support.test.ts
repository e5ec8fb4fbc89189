/** Letters to support: how many, and when the next one may be sent; the logs that come with them, and who reads both. */
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { encodeEnvelope, encodeHeader, encodeLog, type RecordedEnvelope } from "../../../src/log/codec.ts"
import { dataOf } from "../callers.ts"
import { startApp, type TestApp } from "../harness.ts"
import { moderator } from "../moderators.ts"
import { aLetterLog, aPackedLog, packed } from "../packed-log.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const minuteMs = 60 * 1000

it("are refused when there are too many, until the hour of the first one is over", async () => {
  const person = await app.person("Ida Roth")
  const body = { userName: person.name, email: "ida@example.com", message: "Where is my order?" }
  const send = () => person.support.POST("/support/send", { body })
  for (let sent = 0; sent < rateLimits.supportLetters.most; sent++) expect((await send()).response.status).toBe(204)
  const over = new Date(Date.now() + 10 * minuteMs)
  await app.db.updateTable("identity_tries").set({ window_ends_at: over }).execute()
  const asked = Date.now()
  const { error, response } = await send()
  expect(error).toMatchObject({ type: "TooManyRequestsException", details: { retryAt: expect.any(String) } })
  // The time that is left is added to the node's clock after the database has said it.
  const laterMs = Date.parse(String(error?.details?.["retryAt"])) - over.getTime()
  expect(laterMs).toBeGreaterThanOrEqual(-1)
  expect(laterMs).toBeLessThanOrEqual(Date.now() - asked)
  expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual((10 * minuteMs) / 1000)
})

describe("a log that comes with a letter", () => {
  const body = { userName: "Ida Roth", email: "ida@example.com", message: "My order is gone." }
  const send = async (log: string | null) =>
    (await app.person("Ida Roth")).support.POST("/support/send", { body: { ...body, log } })
  const newest = async () => {
    const by = await moderator(app)
    const { items } = dataOf(await by.support.GET("/support/letters", { params: { query: { top: 1 } } }))
    const [letter] = items
    if (letter === undefined) throw new Error("There is no letter.")
    const params = { path: { key: letter.key } }
    return { letter, log: await by.support.GET("/support/letters/{key}/log", { params }) }
  }

  it("is kept as it was read, for moderators", async () => {
    expect((await send(aPackedLog)).response.status).toBe(204)
    const { letter, log } = await newest()
    expect(letter).toMatchObject({ ...body, logEvents: 2 })
    expect(dataOf(log)).toEqual({ log: encodeLog(aLetterLog) })
  })

  it("may be left out", async () => {
    expect((await send(null)).response.status).toBe(204)
    const { letter, log } = await newest()
    expect(letter.logEvents).toBeNull()
    expect(log.response.status).toBe(404)
  })

  it("keeps nothing that the format does not name", async () => {
    const header = { ...aLetterLog.header, note: "Call me" }
    const envelopes = aLetterLog.envelopes.map((one) => ({ ...one, note: "Call me" }))
    expect((await send(packed(encodeLog({ header, envelopes })))).response.status).toBe(204)
    expect(dataOf((await newest()).log)).toEqual({ log: encodeLog(aLetterLog) })
  })

  const [first, second] = aLetterLog.envelopes.map(encodeEnvelope)
  const head = encodeHeader(aLetterLog.header)
  const ofType = (type: string): RecordedEnvelope[] =>
    aLetterLog.envelopes.map((one) => ({ ...one, event: { ...one.event, type } }))

  it.each<readonly [string, string, string]>([
    ["no packing", Buffer.from(encodeLog(aLetterLog)).toString("base64"), "invalidFormat"],
    [
      "a packing that is cut off",
      Buffer.from(aPackedLog, "base64").subarray(0, 60).toString("base64"),
      "invalidFormat",
    ],
    ["no text", gzipSync(Buffer.from([0xff, 0xfe, 0xfd])).toString("base64"), "invalidFormat"],
    ["something else", packed("Dear support, my password is …\n"), "invalidFormat"],
    ["no event", packed(`${head}\n`), "invalidFormat"],
    ["a damaged line", packed(`${head}\n${first}\n{"seq":\n`), "invalidFormat"],
    ["two logs", packed(`${head}\n${first}\n${head}\n${second}\n`), "invalidFormat"],
    [
      "an event of no name of ours",
      packed(encodeLog({ ...aLetterLog, envelopes: ofType("<b>hi</b>") })),
      "invalidFormat",
    ],
    [
      "a long header",
      packed(encodeLog({ ...aLetterLog, header: { ...aLetterLog.header, app: "a".repeat(101) } })),
      "invalidFormat",
    ],
    ["more than is read when it is unpacked", gzipSync(Buffer.alloc(50_000_000)).toString("base64"), "maxLength"],
  ])("is refused where it is %s", async (_, log, rule) => {
    const { error, response } = await send(log)
    expect([response.status, error]).toEqual([
      400,
      expect.objectContaining({ type: "ValidationException", errors: { log: [rule] } }),
    ])
  })

  it("goes with its letter", async () => {
    await send(aPackedLog)
    const { letter } = await newest()
    await app.db.deleteFrom("support_letters").where("key", "=", letter.key).execute()
    const params = { path: { key: letter.key } }
    const by = await moderator(app)
    expect((await by.support.GET("/support/letters/{key}/log", { params })).response.status).toBe(404)
  })
})

/**
 * An upload by somebody who may not is refused before any of the file is read, and each try counts, a refused one too.
 */
import { request } from "node:http"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract, type Operation } from "../../../server/contract/operations.ts"
import { enforceAttemptLimit } from "../../../server/domain/rates.ts"
import { fileCountLimits } from "../../../src/domain/limits.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { addressOf, type Ask, type Case } from "../../contract/asking.ts"
import { allCases } from "../../contract/cases/all.ts"
import { stranger, uploadALot } from "../../contract/situations.ts"
import { engines, oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { createOrder, ownOrder } from "../market.ts"
import { formWith, png } from "./samples.ts"

const knownCases: Readonly<Record<string, Case>> = allCases
const uploads = readContract().operations.filter(({ body }) => body?.kind === "file")

/** Longer than any refusal takes, much shorter than a client waits for one. */
const answerWithinMs = 8_000

const boundary = "x"

/** The form up to the first bytes of its file; what comes after them is never sent. */
const beginning = ({ body }: Operation): string =>
  body?.kind === "file"
    ? `--${boundary}\r\nContent-Disposition: form-data; name="${body.field}"; filename="a.png"\r\n\r\n\u0089PNG`
    : ""

/** The answer to an upload of fifty megabytes of which only the beginning is sent. */
const answeredEarly = (app: TestApp, operation: Operation, what: Ask) =>
  new Promise<readonly [number, unknown]>((resolve, reject) => {
    const sending = request(`${app.url}${addressOf(operation, what)}`, {
      method: operation.method.toUpperCase(),
      headers: {
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
        "Content-Length": 50 * 1024 * 1024,
        ...(what.token !== null && { Authorization: `Bearer ${what.token}` }),
        ...what.header,
      },
    })
    const timer = setTimeout(() => {
      sending.destroy()
      reject(new Error("It is not answered before its file has come."))
    }, answerWithinMs)
    sending.on("error", reject)
    sending.on("response", async (response) => {
      let text = ""
      for await (const part of response) text += String(part)
      clearTimeout(timer)
      sending.destroy()
      const { type } = JSON.parse(text) as { readonly type: string }
      resolve([response.statusCode ?? 0, type])
    })
    sending.write(beginning(operation), "latin1")
  })

const subjectOf = ({ token }: Ask): string => decodeJwt(token ?? "").sub ?? ""

/** Has somebody else ask what one asks about something of one's own. */
const ofStranger =
  ({ good }: Case) =>
  async (app: TestApp): Promise<Ask> => ({ ...(await good(app)), token: (await stranger(app)).token })

const accountOf = async (app: TestApp, ask: Ask): Promise<string> => {
  const found = app.db.selectFrom("accounts").select("key").where("subject", "=", subjectOf(ask))
  return (await found.executeTakeFirstOrThrow()).key
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  describe.each(uploads.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
    const one = knownCases[id]
    if (one === undefined) throw new Error(`${id} has no case.`)

    it("is refused before its file is read: to nobody, no account, a blocked one, and who has sent too many", async () => {
      const good = await one.good(app)
      const early = (what: Ask) => answeredEarly(app, operation, what)
      expect(await early({ ...good, token: null })).toEqual([401, "UnauthorizedException"])
      const newcomer = await app.token({ sub: "somebody without an account", name: "Nobody yet" })
      expect(await early({ ...good, token: newcomer })).toEqual([401, "UnauthorizedException"])
      const own = app.db.updateTable("accounts").where("subject", "=", subjectOf(good))
      await own.set({ blocked: true }).execute()
      expect(await early(good)).toEqual([403, "ForbiddenException"])
      await own.set({ blocked: false }).execute()
      await uploadALot(app, await accountOf(app, good))
      expect(await early(good)).toEqual([400, "TooManyRequestsException"])
    })

    const notThere = [404, "NotFoundException"] as const
    // Nobody learns which chats others have.
    const foreign = id === "uploadChatFile" ? notThere : ([403, "ForbiddenException"] as const)
    const others = [
      ["is somebody else's", operation.path.includes("{") ? ofStranger(one) : undefined, foreign],
      ["is not there", one.missing, notThere],
    ] as const
    it.each(others.filter(([, make]) => make !== undefined))(
      "is refused before its file is read where what it is for %s, and counts",
      async (_what, make, answer) => {
        const what = await make?.(app)
        if (what === undefined) return
        const whose = await accountOf(app, what)
        for (let sent = 1; sent < rateLimits.uploads.most; sent++) await enforceAttemptLimit(app.db, "uploads", whose)
        expect(await answeredEarly(app, operation, what)).toEqual(answer)
        expect(await answeredEarly(app, operation, what)).toEqual([400, "TooManyRequestsException"])
      },
    )

    const states = Object.entries(one.refused ?? {}).filter(([type]) => !/FileSize|FileFormat|Validation/u.test(type))
    it.each(states)("is refused with %s before its file is read", async (type, { ask }) => {
      expect(await answeredEarly(app, operation, await ask(app))).toEqual([400, type])
    })
  })

  it("says why to whoever sends the whole file before listening, and hears the next request on the same connection", async () => {
    const [ana, cem] = [await stranger(app), await stranger(app)]
    const { key } = await createOrder(ana)
    const large = new Uint8Array(20 * 1024 * 1024)
    large.set(png())
    const refused = await cem.fetch(`/api/core/orders/${key}/file`, { method: "POST", body: formWith(large, "a.png") })
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ type: "ForbiddenException" }),
    ])
    expect((await cem.fetch("/api/core/account")).status).toBe(200)
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})

describe.each(engines)("uploads at once on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("takes no more files than there may be of uploads that come at once", async () => {
    const ana = await stranger(app)
    const { key } = await createOrder(ana)
    const upload = () =>
      ana.fetch(`/api/core/orders/${key}/file`, { method: "POST", body: formWith(png(), "kitchen.png") })
    const sent = await Promise.all(Array.from({ length: fileCountLimits.listing + 5 }, upload))
    expect(sent.filter(({ ok }) => ok).length).toBeLessThanOrEqual(fileCountLimits.listing)
    expect((await ownOrder(ana, key)).filesCollection.length).toBe(sent.filter(({ ok }) => ok).length)
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})

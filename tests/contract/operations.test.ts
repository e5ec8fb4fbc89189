/** Every operation of the contract, asked over HTTP: the answer when all is well, and each refusal it names. Law 15. */
import { decodeJwt } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import { oneEngine } from "../server/db/engines.ts"
import { startApp, type Person, type TestApp } from "../server/harness.ts"
import { everyApp } from "../server/push/app-services.ts"
import { isTaken } from "../share.ts"
import { ask, brokenAsk, requestErrors, type Ask, type Case, type Received } from "./asking.ts"
import { allCases } from "./cases/all.ts"
import { deleteAccount, withoutAnnouncements } from "./situations.ts"

const { operations, checkProblem } = readContract()
const knownCases: Readonly<Record<string, Case>> = allCases

const caseOf = (id: string): Case => {
  const one = knownCases[id]
  if (one === undefined) throw new Error(`${id} has no case.`)
  return one
}

/** The usual run asks one operation in so many; the random requests ask all. */
const askedEachOf = 3

const expectProblem = (received: Received, operation: Operation, status: number, type: string): void => {
  expect([received.status, received.body]).toEqual([status, expect.objectContaining({ type })])
  expect(operation.statuses.has(status), `${status} is in the contract of ${operation.id}`).toBe(true)
  expect(checkProblem(received.body)).toBeNull()
  expect(received.headers.get("content-type")).toBe("application/json; charset=utf-8")
  expect(received.headers.get("cache-control")).toBe("no-store")
}

it("has a case for every operation, and none for another", () => {
  expect(Object.keys(allCases).sort()).toEqual(operations.map(({ id }) => id).sort())
})

it.each(operations.map((operation) => [operation.id, operation] as const))(
  "has a case for each refusal that the contract names of %s, and no other",
  (id, operation) => {
    const { refused = {}, missing } = caseOf(id)
    const everybodys = ["ValidationException", "AccountDeletedException", "IdempotencyKeyReusedException"]
    const own = [...operation.problemTypes].filter((type) => !everybodys.includes(type))
    expect(Object.keys(refused)).toEqual(expect.arrayContaining(own))
    expect([...operation.problemTypes]).toEqual(expect.arrayContaining(Object.keys(refused)))
    expect(operation.problemTypes.has("IdempotencyKeyReusedException")).toBe(
      operation.parameters.header.names.includes("idempotency-key"),
    )
    expect(operation.problemTypes.has("AccountDeletedException")).toBe(operation.token !== "none")
    expect(missing !== undefined).toBe(operation.statuses.has(404))
    // An operation that wants somebody signed in wants people, or moderators; the others hear 403 (E178).
    expect(operation.statuses.has(403)).toBe(operation.token === "required")
  },
)

const asked = operations.filter(({ id }) => isTaken(id, askedEachOf))

/** The matrix, not this test, tells who may ask. */
describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let gone: Person
  beforeAll(async () => {
    app = await startApp(engine, { config: { push: everyApp } })
    await withoutAnnouncements(app)
    gone = await app.person("Gone Away")
    await deleteAccount(app, gone.key)
  })
  afterAll(() => app.close())

  describe.each(asked.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
    const one = caseOf(id)
    const { refused = {} } = one
    const isChange = operation.method !== "get" && operation.token === "required"
    const send = (what: Ask): Promise<Received> => ask(app, operation, what)

    // One situation for all who are refused, and for who is answered at last.
    let situation: Promise<Ask> | undefined
    const good = (): Promise<Ask> => (situation ??= one.good(app))

    const wrongTokens = operation.token === "required" ? [null, "abc.def.ghi"] : ["abc.def.ghi"]
    it.each(operation.token === "none" ? [] : wrongTokens)("is refused with the token %s", async (token) => {
      const received = await send({ ...(await good()), token })
      expectProblem(received, operation, 401, "UnauthorizedException")
      expect(received.headers.get("www-authenticate")).toBe("Bearer")
    })

    it("does nothing for an account that is blocked or deleted", async () => {
      const what = await good()
      const { sub = "" } = what.token === null ? {} : decodeJwt(what.token)
      const own = app.db.updateTable("accounts").where("subject", "=", sub)
      const { numUpdatedRows } = await own.set({ blocked: true }).executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n || operation.token === "none") return
      if (isChange && !operation.isOpenToBlocked) expectProblem(await send(what), operation, 403, "ForbiddenException")
      await own.set({ blocked: false, deleted_at: app.clock.now() }).execute()
      expectProblem(await send(what), operation, 400, "AccountDeletedException")
      await own.set({ deleted_at: null }).execute()
    })

    it("answers as the contract says", async () => {
      const what = await good()
      expect(requestErrors(operation, what)).toBeNull()
      const received = await send(what)
      expect([received.status, received.body]).toEqual([operation.status, expect.anything()])
      if (operation.checkAnswer === null) expect(received.text).toBe("")
      else expect(operation.checkAnswer(received.body)).toBeNull()
      const cursor = received.headers.get("account-cursor")
      if (operation.needsCursor) expect(cursor).toMatch(/^\d+$/u)
      else expect(cursor).toBeNull()
      expect(received.headers.get("cache-control")).toBe(operation.hasTag ? "no-cache" : "no-store")
      const tag = received.headers.get("etag")
      expect(tag !== null).toBe(operation.hasTag)
      const [spoken, varies] = [received.headers.get("content-language"), received.headers.get("vary") ?? ""]
      expect([spoken !== null, varies.includes("Accept-Language")]).toEqual([operation.isWorded, operation.isWorded])
      if (tag === null) return
      const again = await send({ ...what, header: { ...what.header, "If-None-Match": tag } })
      expect([again.status, again.text]).toEqual([304, ""])
    })

    it.each(operation.token === "none" ? [] : ["gone"])("is refused to whose account is %s", async () => {
      expectProblem(await send({ ...(await good()), token: gone.token }), operation, 400, "AccountDeletedException")
    })

    it("is asked by people or by moderators, never by both", async () => {
      const what = await good()
      const { sub = "" } = what.token === null ? {} : decodeJwt(what.token)
      if (operation.token !== "required" || operation.isForModerators) return
      const received = await send({ ...what, token: await app.token({ sub, roles: ["admin"] }) })
      expectProblem(received, operation, 403, "ForbiddenException")
      expect(received.body).toMatchObject({ details: { moderator: true } })
    })

    it("refuses what breaks its schema", async () => {
      const broken = brokenAsk(operation, await good())
      expect(broken !== null).toBe(operation.problemTypes.has("ValidationException"))
      if (broken !== null) expectProblem(await send(broken), operation, 400, "ValidationException")
    })

    it.each(Object.entries(refused))("refuses with %s", async (type, { ask: make, errors }) => {
      const received = await send(await make(app))
      expectProblem(received, operation, 400, type)
      if (errors !== undefined) expect(received.body).toMatchObject({ errors })
    })

    it.each([one.missing].filter((make) => make !== undefined))(
      "finds nothing where there is nothing",
      async (make) => {
        expectProblem(await send(await make(app)), operation, 404, "NotFoundException")
      },
    )
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})

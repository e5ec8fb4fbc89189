/**
 * Two nodes behind PgBouncer in transaction mode do what they do without it; docs/operating/pgbouncer.ini is what operators are
 * given. docs/operating.md.
 */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startPgbouncer } from "../../scripts/test/pgbouncer.mjs"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { openDatabase } from "../../server/db/database.ts"
import { talking } from "../contract/situations.ts"
import { password } from "../server/auth/letter-box.ts"
import { newVisitor } from "../server/auth/visitor.ts"
import { dataOf, eventually } from "../server/callers.ts"
import type { TestEngine } from "../server/db/engines.ts"
import { freePort, startApp, type TestApp } from "../server/harness.ts"
import { hubClient } from "../server/hubs/hub-server.ts"
import { orderPayload, say } from "../server/market.ts"
import { scale } from "../share.ts"
import { configured } from "./pooled.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""
const limitMs = 120_000
const people = 20
const readsOfEach = 9

/** Only the long run has the time. */
describe.skipIf(scale === 1 || clusterUrl === "")("two nodes behind PgBouncer", () => {
  let sessionUrl: string
  let url: string
  let drop: () => Promise<void>
  let bouncer: Awaited<ReturnType<typeof startPgbouncer>> = null
  let [first, second]: TestApp[] = []
  const problems: string[] = []

  const poolerAt = async (
    changed: (configuration: string) => string = (configuration) => configuration,
  ): Promise<{ readonly url: string; readonly bouncer: typeof bouncer }> => {
    const port = await freePort()
    const configuration = changed(configured(sessionUrl, port))
    const started = await startPgbouncer({ configuration, users: ["postgres"], port })
    return { url: `postgres://postgres@127.0.0.1:${port}/marketplace`, bouncer: started }
  }

  const open = () => openDatabase({ url, sessionUrl, onProblem: (problem) => problems.push(problem) })
  const engine: TestEngine = {
    name: "behind PgBouncer",
    isShared: true,
    open: async () => ({ ...(await open()), again: open }),
  }

  beforeAll(async () => {
    const created = await createDatabase(clusterUrl)
    sessionUrl = created.url
    drop = created.drop
    ;({ url, bouncer } = await poolerAt())
    if (bouncer === null) return
    first = await startApp(engine)
    second = (await first.again?.()) ?? undefined
  }, limitMs)

  afterAll(async () => {
    await second?.close()
    await first?.close()
    await bouncer?.stop()
    await drop()
  }, limitMs)

  const nodes = (): readonly [TestApp, TestApp] => {
    if (first === undefined || second === undefined) throw new Error("The nodes have not started.")
    return [first, second]
  }

  it(
    "sign people in, take orders, and tell a hub of one node what was said at the other",
    { timeout: limitMs },
    async ({ skip }) => {
      skip(bouncer === null, "The machine has no PgBouncer.")
      const [one, other] = nodes()
      const market = { publicUrl: one.url, issuer: one.config.issuer.issuer }
      const tokens = await newVisitor(market).register({ name: "Eva", email: "eva@example.com", password })
      const header = { "Content-Language": "en-US" } as const
      const eva = other.callerWith(tokens.access_token)
      dataOf(await eva.core.POST("/account/create", { params: { header } }))

      const { customer, worker, chat } = await talking(one)
      const client = hubClient({ origin: other.url, token: () => worker.token, hub: "system-notifications" })
      await client.connection.start()
      await say(customer, { chatKey: chat.chatKey, authorKey: customer.key, text: "Is Monday all right?" })
      await eventually(async () =>
        client.heard.some((message) => JSON.stringify(message).includes("Is Monday all right?")) ? true : null,
      )
      await client.connection.stop()
      expect(problems).toEqual([])
    },
  )

  it("answer two hundred requests at once", { timeout: limitMs }, async ({ skip }) => {
    skip(bouncer === null, "The machine has no PgBouncer.")
    const [one, other] = nodes()
    const persons = await Promise.all(Array.from({ length: people }, (_, at) => one.person(`Person ${at}`)))
    const began = performance.now()
    const statuses = await Promise.all(
      persons.flatMap((person, at) => {
        const there = (at % 2 === 0 ? one : other).callerFor(person)
        return [
          ...Array.from({ length: readsOfEach }, () => there.core.GET("/account")),
          there.core.POST("/orders/create", { body: orderPayload() }),
        ].map(async (asked) => (await asked).response.status)
      }),
    )
    console.log(
      `${statuses.length} requests at once took ${Math.round(performance.now() - began)} ms behind PgBouncer.`,
    )
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
  })

  it("have the limit of a statement", async ({ skip }) => {
    skip(bouncer === null, "The machine has no PgBouncer.")
    const [{ db }] = nodes()
    const { rows } = await sql<{
      readonly limit: string
    }>`select current_setting('statement_timeout') as limit`.execute(db)
    expect(rows).toEqual([{ limit: "1min" }])
    const strict = await poolerAt((configuration) => configuration.replace("60000", "300"))
    const database = await openDatabase({ url: strict.url, sessionUrl })
    await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toThrow("due to statement timeout")
    await database.close()
    await strict.bouncer?.stop()
  })

  it("don't start without the server's own address, and say which it is", async ({ skip }) => {
    skip(bouncer === null, "The machine has no PgBouncer.")
    await expect(openDatabase({ url })).rejects.toThrow(/unsupported startup parameter.*DATABASE_SESSION_URL/u)
    const lenient = await poolerAt(
      (configuration) => `${configuration}\nignore_startup_parameters = statement_timeout\n`,
    )
    await expect(openDatabase({ url: lenient.url })).rejects.toThrow(/is not heard.*DATABASE_SESSION_URL/u)
    await lenient.bouncer?.stop()
  })

  it("say so where PgBouncer gives statements no limit", async ({ skip }) => {
    skip(bouncer === null, "The machine has no PgBouncer.")
    const said: string[] = []
    const limitless = await poolerAt((configuration) => configuration.replace(/ connect_query='.*'/u, ""))
    const database = await openDatabase({ url: limitless.url, sessionUrl, onProblem: (problem) => said.push(problem) })
    expect(said).toEqual([expect.stringContaining("connect_query='set statement_timeout = 60000'")])
    await database.close()
    await limitless.bouncer?.stop()
  })
})

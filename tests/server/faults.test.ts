/** A node whose connections are ended, or which gets no more of them, asks to come again, and goes on. architecture: Server. */
import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { openDatabase } from "../../server/db/database.ts"
import { listen, type Listener } from "../load/listeners.ts"
import { addAccounts, notifyAll, type Account } from "../load/notices.ts"
import { eventually } from "./callers.ts"
import type { TestEngine } from "./db/engines.ts"
import { startApp, type Person, type TestApp } from "./harness.ts"
import { orderPayload } from "./market.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

/** A superuser has no limit of connections, so a role of its own owns the database. */
const ofOwner = (onName: (name: string) => void): TestEngine => ({
  name: "of a role of its own",
  isShared: false,
  open: async () => {
    const { url, drop } = await createDatabase(clusterUrl, { asOwner: true })
    onName(new URL(url).pathname.slice(1))
    const database = await openDatabase({ url })
    return { ...database, again: null, close: () => database.close().then(drop) }
  },
})

const read = "/api/core/v2/search/orders?top=1"

/** The marketplace is back within this, ms. */
const backWithinMs = 2_000

describe.skipIf(clusterUrl === "")("a node", () => {
  let app: TestApp
  let operator: Client
  let database = ""
  let accounts: readonly Account[]
  let listener: Listener

  const endConnections = () =>
    operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database])
  const limitConnections = (most: number) => operator.query(`alter database ${database} connection limit ${most}`)

  beforeEach(async () => {
    app = await startApp(
      ofOwner((name) => (database = name)),
      { config: { logLevel: "silent" } },
    )
    operator = new Client({ connectionString: clusterUrl })
    await operator.connect()
    accounts = await addAccounts(app.db, 5)
    const [account] = accounts
    if (account === undefined) throw new Error("There is no account.")
    listener = await listen(app.url, account, await app.token({ sub: account.subject }))
  })

  afterEach(async () => {
    await limitConnections(-1)
    await operator.end()
    await listener.stop()
    await app.close()
  })

  const hears = async (): Promise<void> => {
    // The hubs close once more when the node listens again, and what was told meanwhile is read to fill the gap.
    await eventually(async () => {
      const before = listener.heard.size
      await notifyAll(app.db, accounts, 5)
      await sleep(200)
      return listener.heard.size === before + 5 ? true : null
    })
    await eventually(async () => (listener.known.size === listener.account.meant.length ? true : null))
  }

  it("whose connections are ended again and again answers 200 or 503, and its hubs hear afterwards", async () => {
    const people = await Promise.all(["Anna", "Boris", "Clara"].map((name) => app.person(name)))
    const heard: {
      readonly at: number
      readonly asked: string
      readonly status: number
      readonly again: string | null
    }[] = []
    const over = new AbortController()
    const ask = async (person: Person, asked: "read" | "write"): Promise<void> => {
      const { response } =
        asked === "write"
          ? await person.core.POST("/orders/create", {
              params: { header: { "Idempotency-Key": randomUUID() } },
              body: orderPayload(),
            })
          : { response: await person.fetch(read) }
      await response.text().catch(() => "")
      const again = response.headers.get("Retry-After")
      heard.push({ at: performance.now(), asked, status: response.status, again })
    }
    const asking = people.flatMap((person) =>
      (["read", "read", "read", "write"] as const).map(async (asked) => {
        while (!over.signal.aborted) {
          await ask(person, asked)
          await sleep(asked === "write" ? 200 : 0)
        }
      }),
    )
    for (let times = 0; times < 10; times += 1) {
      await sleep(100)
      await endConnections()
    }
    const ended = performance.now()
    await sleep(backWithinMs + 500)
    over.abort()
    await Promise.all(asking)

    expect(heard.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([])
    expect(heard.filter(({ status, again }) => status === 503 && Number(again) <= 0)).toEqual([])
    const late = heard.filter(({ at }) => at > ended + backWithinMs)
    expect(late.length).toBeGreaterThan(10)
    expect(late.filter(({ status }) => status === 503)).toEqual([])
    await hears()
  })

  it("which gets no more connections is alive, asks to come again, and goes on when there is room", async () => {
    const ask = async (path: string) => {
      const answer = await app.nobody.fetch(path)
      await answer.text()
      return { status: answer.status, retryAfter: Number(answer.headers.get("Retry-After") ?? 0) }
    }
    await limitConnections(0)
    await endConnections()
    await eventually(async () => ((await ask(read)).status === 503 ? true : null))
    for (let times = 0; times < 20; times += 1) {
      const [answer, alive, ready] = await Promise.all([ask(read), ask("/livez"), ask("/readyz")])
      expect(answer.status).toBe(503)
      expect(answer.retryAfter).toBeGreaterThan(0)
      expect([alive.status, ready.status]).toEqual([200, 503])
    }
    await limitConnections(-1)
    expect((await ask(read)).status).toBe(200)
    expect((await ask("/readyz")).status).toBe(200)
    await hears()
  })
})

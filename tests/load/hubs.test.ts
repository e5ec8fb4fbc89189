/**
 * Many clients on two nodes hear all that is meant for them, once, and miss nothing when a node dies. Spec §7, §9. Law
 * 5.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { openDatabase, type Database } from "../../server/db/database.ts"
import { freePort } from "../server/harness.ts"
import { tokenFor } from "../server/tokens.ts"
import { scale } from "../share.ts"
import { listen, type Listener } from "./listeners.ts"
import { startNode, type Place, type ServerNode } from "./nodes.ts"
import { addAccounts, notifyAll, type Account } from "./notices.ts"

/** The long run listens with 500 clients to five times as much. */
const isLong = scale > 1
const accountCount = isLong ? 50 : 10
const clientsOfEach = 10
const notices = isLong ? { before: 600, duringTheKill: 200, after: 200 } : { before: 60, duringTheKill: 100, after: 20 }
const allNotices = notices.before + notices.duringTheKill + notices.after
const testTimeoutMs = 120_000

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

/** Waits until there is none; answers who is left when the time is over. */
const untilNone = async <One>(look: () => readonly One[], withinMs = 60_000): Promise<readonly One[]> => {
  const end = Date.now() + withinMs
  for (;;) {
    const left = look()
    if (left.length === 0 || Date.now() > end) return left
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const others = ({ heard, known, account }: Listener): readonly string[] => {
  const own = new Set(account.meant)
  return [...heard.keys(), ...known].filter((id) => !own.has(id))
}

const twice = ({ heard }: Listener): readonly string[] => [...heard].filter(([, times]) => times > 1).map(([id]) => id)

describe.skipIf(clusterUrl === "")(`${accountCount * clientsOfEach} clients on two nodes`, () => {
  let database: Database
  let drop: () => Promise<void>
  let places: readonly [Place, Place]
  let nodes: [ServerNode, ServerNode]
  let accounts: readonly Account[]
  const listeners: Listener[] = []

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "marketplace-load-"))
    const created = await createDatabase(clusterUrl)
    database = await openDatabase({ url: created.url })
    drop = async () => {
      await database.close()
      await created.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
    const [first, second] = [await freePort(), await freePort()]
    const same = { databaseUrl: created.url, dataDir, publicUrl: `http://127.0.0.1:${first}` }
    places = [
      { ...same, port: first },
      { ...same, port: second },
    ]
    nodes = [await startNode(places[0]), await startNode(places[1])]
    accounts = await addAccounts(database.db, accountCount)
    const issuer = `${same.publicUrl}/identity`
    for (const account of accounts) {
      const token = await tokenFor(database.db, issuer, { sub: account.subject })
      const connecting = Array.from({ length: clientsOfEach }, (_, at) =>
        listen(nodes[at % 2 ? 1 : 0].url, account, token),
      )
      listeners.push(...(await Promise.all(connecting)))
    }
  }, testTimeoutMs)

  afterAll(async () => {
    await Promise.all(listeners.map((listener) => listener.stop()))
    await Promise.all(nodes.map((node) => node.kill()))
    await drop()
  })

  it(
    "each hear what is meant for them once, and miss nothing when a node dies and comes back",
    async () => {
      expect(listeners).toHaveLength(accountCount * clientsOfEach)

      await notifyAll(database.db, accounts, notices.before)
      const deaf = await untilNone(() => listeners.filter(({ heard, account }) => heard.size < account.meant.length))
      expect(deaf.map(({ heard, account }) => [heard.size, account.meant.length])).toEqual([])

      const notifying = notifyAll(database.db, accounts, notices.duringTheKill)
      await nodes[1].kill()
      await notifying
      nodes = [nodes[0], await startNode(places[1])]
      await notifyAll(database.db, accounts, notices.after)
      expect(accounts.map(({ meant }) => meant.length)).toEqual(accounts.map(() => allNotices))

      const missing = await untilNone(() =>
        listeners.filter(({ known, account, isLive }) => !isLive() || known.size < account.meant.length),
      )
      expect(missing.map(({ known, account }) => [known.size, account.meant.length])).toEqual([])
      expect(listeners.flatMap(others)).toEqual([])
      expect(listeners.flatMap(twice)).toEqual([])
      // Listeners of the node that lived heard all of it; those of the other were away once.
      expect(listeners.filter(({ returns }, at) => returns() > 0 !== (at % 2 === 1))).toEqual([])
      expect(listeners.filter(({ heard }, at) => at % 2 === 0 && heard.size !== allNotices)).toEqual([])
    },
    testTimeoutMs,
  )
})

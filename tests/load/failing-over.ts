/**
 * Two nodes whose database fails over under people who place orders, and the check of what became of these. docs/operating.md.
 */
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Kysely } from "kysely"
import { openDatabase } from "../../server/db/database.ts"
import type { Schema } from "../../server/db/schema.ts"
import { freePort, startServerOn, type JourneyServer } from "../journeys/server.ts"
import { caller, eventually } from "../server/callers.ts"
import { orderPayload } from "../server/market.ts"
import { tokenFor } from "../server/tokens.ts"
import { addAccounts, type Account } from "./notices.ts"

const accountCount = 60
const writers = 8
const readers = 4

export interface Market {
  readonly nodes: readonly JourneyServer[]
  /** Accounts that are signed in, with their tokens. */
  readonly people: readonly { readonly account: Account; readonly token: string }[]
  readonly stop: () => Promise<void>
}

/** Starts two nodes that are told this of their database, whose own address is `databaseUrl`. */
export const startMarket = async (
  databaseUrl: string,
  environment: Readonly<Record<string, string>>,
): Promise<Market> => {
  const dataDir = await mkdtemp(join(tmpdir(), "nodes-"))
  const ports = [await freePort(), await freePort()]
  const same = { PUBLIC_URL: `http://localhost:${ports[0]}`, DEMO: "off", ...environment }
  const nodes: JourneyServer[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    for (const port of ports) nodes.push(await startServerOn(dataDir, { ...same, PORT: String(port) }))
    const database = await openDatabase({ url: databaseUrl })
    const people: { readonly account: Account; readonly token: string }[] = []
    for (const account of await addAccounts(database.db, accountCount))
      people.push({
        account,
        token: await tokenFor(database.db, `${same.PUBLIC_URL}/identity`, { sub: account.subject }),
      })
    await database.close()
    return { nodes, people, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Confirmed {
  readonly key: string
  /** The moment of the answer by `performance.now()`. */
  readonly at: number
  readonly tries: number
}

export interface Pressure {
  /** Orders that a node has confirmed, by their names, of which there is one each. */
  readonly confirmed: ReadonlyMap<string, Confirmed>
  /** Counts the answers of each kind, and requests without one. */
  readonly statuses: ReadonlyMap<string, number>
  /** Lets all come to their end that have begun something. */
  readonly stop: () => Promise<void>
}

/** Has people read, and place orders, each with the same key until it is confirmed, at one node after the other. */
export const press = ({ nodes, people }: Market): Pressure => {
  const statuses = new Map<string, number>()
  const note = (what: string): void => void statuses.set(what, (statuses.get(what) ?? 0) + 1)
  const confirmed = new Map<string, Confirmed>()
  const over = new AbortController()
  let turn = 0

  const place = async (): Promise<void> => {
    // One after the other, as each may place only so many in a day.
    const [name, token] = [`Order ${randomUUID()}`, people[turn++ % people.length]?.token ?? null]
    const params = { header: { "Idempotency-Key": randomUUID() } }
    const body = orderPayload({ name })
    for (let tries = 1; ; tries += 1) {
      const { core } = caller(nodes[tries % nodes.length]?.url ?? "", token)
      const answer = await core.POST("/orders/create", { params, body }).catch(() => null)
      note(`write ${answer === null ? "without answer" : answer.response.status}`)
      if (answer?.data !== undefined)
        return void confirmed.set(name, { key: answer.data.key, at: performance.now(), tries })
      if (answer !== null && answer.response.status !== 503) return
      await sleep(50)
    }
  }
  const writing = Array.from({ length: writers }, async () => {
    while (!over.signal.aborted) {
      await place()
      await sleep(150)
    }
  })
  const reading = Array.from({ length: readers }, async (_, at) => {
    while (!over.signal.aborted) {
      const { fetch: ask } = caller(nodes[at % nodes.length]?.url ?? "", null)
      const answer = await ask("/api/core/v2/search/orders?top=5").catch(() => null)
      note(`read ${answer === null ? "without answer" : answer.status}`)
      await answer?.text()
      await sleep(50)
    }
  })
  return {
    confirmed,
    statuses,
    stop: async () => {
      over.abort()
      await Promise.all([...writing, ...reading])
    },
  }
}

/** Answers the statuses that nobody should have seen. */
export const strangeIn = ({ statuses }: Pressure): readonly string[] =>
  [...statuses.keys()].filter((what) => !/ (?:200|201|503|without answer)$/u.test(what))

/** Names confirmed orders that the database has not, or has otherwise, and all orders that it has twice. */
export const whatBecameOf = async (
  db: Kysely<Schema>,
  { confirmed }: Pressure,
): Promise<{ readonly lost: readonly string[]; readonly twice: readonly string[] }> => {
  const rows = await db.selectFrom("listing_versions").select(["name", "listing_key"]).execute()
  const keysOf = new Map<string, string[]>()
  for (const { name, listing_key: key } of rows) keysOf.set(name, [...(keysOf.get(name) ?? []), key])
  return {
    lost: [...confirmed].filter(([name, { key }]) => keysOf.get(name)?.includes(key) !== true).map(([name]) => name),
    twice: [...keysOf].filter(([, keys]) => keys.length > 1).map(([name]) => name),
  }
}

export const readiness = ({ nodes }: Market): Promise<readonly number[]> =>
  Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))

const againWithinMs = 60_000

/** Waits until something was confirmed after that moment, and both nodes are ready; answers how long that took, ms. */
export const untilWritten = async (market: Market, { confirmed }: Pressure, since: number) => {
  const later = (): readonly number[] => [...confirmed.values()].map(({ at }) => at).filter((at) => at > since)
  await eventually(async () => (later().length > 0 ? true : null), againWithinMs)
  await eventually(
    async () => ((await readiness(market)).every((status) => status === 200) ? true : null),
    againWithinMs,
  )
  return { writtenMs: Math.round(Math.min(...later()) - since), readyMs: Math.round(performance.now() - since) }
}

/**
 * Benchmark of the server on either engine, in a market of 100,000 orders and 1,000,000 messages. architecture: Server.
 */
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase, startCluster } from "../../../scripts/test/postgres.mjs"
import { openDatabase, type DatabasePlace } from "../../../server/db/database.ts"
import { startNode } from "../../load/nodes.ts"
import { freePort } from "../../server/harness.ts"
import { tokenFor } from "../../server/tokens.ts"
import { measure, type Call, type Measured } from "./clients.ts"
import { measurePlain } from "./plain.ts"
import { accountCount, chatSides, fillMarket, words, type MarketSize } from "./rows.ts"

const size: MarketSize = { orders: 100_000, messages: 1_000_000 }

/** A market that has grown: requests may take twice as long there. */
const grown: MarketSize = { orders: 1_000_000, messages: 1_000_000 }
const goalOfGrowth = 2
const [warmUpMs, measuredMs] = [2_000, 8_000]

interface Side {
  readonly chat: string
  readonly profile: string
  readonly token: string
}

/** Cycles through the values. */
const turns = <One>(all: readonly One[]): (() => One) => {
  let at = 0
  return () => {
    const one = all[at++ % all.length]
    if (one === undefined) throw new Error("There is nobody.")
    return one
  }
}

/** The requests to measure, spread over many chats to stay below the rate limits. */
const scenarios = (sides: readonly Side[]): readonly (readonly [string, () => Call])[] => {
  const [side, word] = [turns(sides), turns(words)]
  const search = "/api/core/v2/search/orders?top=20"
  return [
    ["search, newest", () => ({ method: "GET", path: search, token: null })],
    ["search, two words", () => ({ method: "GET", path: `${search}&term=${word()}%20${words[5]}`, token: null })],
    [
      "own list",
      () => ({ method: "GET", path: "/api/core/orders?top=20&filter=Status%20eq%20Published", token: side().token }),
    ],
    [
      "chat send",
      () => {
        const { chat, profile: authorKey, token } = side()
        const body = { messageKey: randomUUID(), authorKey, messageContent: "On Monday at nine?" }
        return { method: "PUT", path: `/api/core/chat/${chat}/send`, token, body }
      },
    ],
  ]
}

const say = (text: string): void => console.log(text)

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Fills a database and measures a server on it, in a process of its own. */
const measureOn = async (
  name: string,
  place: DatabasePlace,
  of: MarketSize = size,
): Promise<ReadonlyMap<string, Measured>> => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const database = await openDatabase(place)
  await fillMarket(database.db, of)
  const sides: Side[] = []
  for (let n = 0; n < accountCount; n++)
    for (const { chat, profile, subject } of await chatSides(database.db, n))
      sides.push({ chat, profile, token: await tokenFor(database.db, `${origin}/identity`, { sub: subject }) })
  await database.close()
  say(`${name}: filled in ${seconds(started)}`)
  const node = await startNode({
    port,
    publicUrl: origin,
    databaseUrl: place.url ?? "",
    dataDir: place.dataDir ?? "",
    // Requests are measured, and not the reviews of the tenth of the market that waits for some.
    moderation: "manual",
  })
  const measured = new Map<string, Measured>()
  try {
    for (const [what, next] of scenarios(sides)) {
      await measure(origin, next, warmUpMs)
      measured.set(what, await measure(origin, next, measuredMs))
    }
  } finally {
    await node.kill()
  }
  return measured
}

const cell = (value: string, width = 14): string => value.padStart(width)

const line = (what: string, { perSecond, p99 }: Measured): string =>
  `${cell(perSecond.toFixed(0))}${cell(`${p99.toFixed(1)} ms`)}${what}`

/** Prints how often PostgreSQL carries a request's statements out by themselves, and the share that the server makes of it. */
const printPlain = (server: ReadonlyMap<string, Measured>, plain: ReadonlyMap<string, Measured>): void => {
  say("")
  say(
    `${"".padEnd(20)}${cell("server/s")}${cell("p99")}${cell("its SQL/s")}${cell("p99")}${cell("share")}${cell("p99s")}`,
  )
  for (const [what, first] of server) {
    const second = plain.get(what)
    if (second === undefined) continue
    const shares = [first.perSecond / second.perSecond, first.p99 / second.p99].map((share) => cell(share.toFixed(2)))
    say(`${what.padEnd(20)}${line("", first)}${line("", second)}${shares.join("")}`)
  }
}

/** Prints a table: each request on both engines, and their ratio. */
const print = (embedded: ReadonlyMap<string, Measured>, server: ReadonlyMap<string, Measured> | null): void => {
  say("")
  say(`${"".padEnd(20)}${cell("embedded/s")}${cell("p99")}${cell("PostgreSQL/s")}${cell("p99")}${cell("ratio")}`)
  for (const [what, first] of embedded) {
    const second = server?.get(what)
    const ratio = second === undefined ? "" : cell((second.perSecond / first.perSecond).toFixed(2))
    say(`${what.padEnd(20)}${line("", first)}${second === undefined ? "" : line("", second)}${ratio}`)
  }
}

/** A market's requests, and the statements that they can't do without. */
interface Market {
  readonly requests: ReadonlyMap<string, Measured>
  readonly plain: ReadonlyMap<string, Measured>
}

/** Measures PostgreSQL in a market and in one of ten times as many orders. */
export const benchGrowth = async (): Promise<void> => {
  say(`A market of ${size.orders} orders beside one of ${grown.orders}, 16 who ask at once, Node ${process.version}.`)
  const cluster = await startCluster({ durable: true })
  if (cluster === null) return say("There is no PostgreSQL here.")
  const home = await mkdtemp(join(tmpdir(), "bench-growth-"))
  const measureMarket = async (name: string, of: MarketSize): Promise<Market> => {
    const { url } = await createDatabase(cluster.url)
    const requests = await measureOn(name, { url, dataDir: join(home, name) }, of)
    return { requests, plain: await measurePlain(url, measuredMs) }
  }
  try {
    const [usual, large] = [await measureMarket("usual", size), await measureMarket("grown", grown)]
    say("")
    const names = ["usual/s", "p99", "grown/s", "p99", "p99s", "of its SQL"]
    say(`${"".padEnd(20)}${names.map((name) => cell(name)).join("")}`)
    for (const [what, first] of usual.requests) {
      const second = large.requests.get(what)
      if (second === undefined) continue
      const share = second.p99 / first.p99
      const verdict = share <= goalOfGrowth ? "met" : "MISSED"
      const plain = (large.plain.get(what)?.p99 ?? 0) / (usual.plain.get(what)?.p99 ?? 1)
      const shares = [share, plain].map((one) => cell(one.toFixed(2))).join("")
      say(`${what.padEnd(20)}${line("", first)}${line("", second)}${shares}  ${verdict}`)
    }
  } finally {
    await cluster.stop()
    await rm(home, { recursive: true, force: true })
  }
}

export const benchServer = async (): Promise<void> => {
  say(`A market of ${size.orders} orders and ${size.messages} messages, 16 who ask at once, Node ${process.version}.`)
  const home = await mkdtemp(join(tmpdir(), "bench-server-"))
  try {
    const embedded = await measureOn("Embedded", { dataDir: join(home, "data") })
    const cluster = await startCluster({ durable: true })
    if (cluster === null) return print(embedded, null)
    try {
      const { url } = await createDatabase(cluster.url)
      const server = await measureOn("PostgreSQL", { url, dataDir: join(home, "files") })
      print(embedded, server)
      printPlain(server, await measurePlain(url, measuredMs))
    } finally {
      await cluster.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

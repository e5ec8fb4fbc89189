/**
 * Benchmark of the outbox: how many hub messages a second writers commit and each of several nodes has to send, beside the same
 * transactions without a word to any node.
 */
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import type { Transaction } from "kysely"
import { createDatabase, startCluster } from "../../../scripts/test/postgres.mjs"
import { openDatabase, withTransaction, type Database } from "../../../server/db/database.ts"
import { appendNotices } from "../../../server/db/notices.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { addAccounts, type Account } from "../../load/notices.ts"

/** Writers each have a connection of the pool, and accounts of their own, so that none waits for another's lock. */
const [writers, accountsEach] = [8, 20]
const [warmUpMs, measuredMs] = [1_000, 5_000]
const nodeCounts = [1, 2, 4, 8]

/** A message of a chat with two participants, as JSON some 1,200 bytes. */
const filler = "x".repeat(1_000)

interface Took {
  readonly sent: number
  readonly lags: readonly number[]
}

const say = (node: Worker, what: "take" | "end"): void => node.postMessage(what, [])

/** Each account is connected to one of the nodes. */
const startNodes = async (count: number, url: string, accounts: readonly Account[]) => {
  const keysOf = (node: number) => accounts.flatMap(({ key }, index) => (index % count === node ? [key] : []))
  const nodes = Array.from(
    { length: count },
    (_, node) => new Worker(new URL("node.ts", import.meta.url), { workerData: { url, accountKeys: keysOf(node) } }),
  )
  await Promise.all(nodes.map((node) => once(node, "message")))
  const take = async (node: Worker): Promise<Took> => {
    const heard = once(node, "message")
    say(node, "take")
    const [message] = (await heard) as [Took | { readonly problem: string }]
    if ("problem" in message) throw new Error(message.problem)
    return message
  }
  return {
    take: () => Promise.all(nodes.map(take)),
    stop: async () => {
      const gone = nodes.map((node) => once(node, "exit"))
      for (const node of nodes) say(node, "end")
      await Promise.all(gone)
    },
  }
}

type Write = (db: Transaction<Schema>, accountKeys: readonly string[]) => Promise<unknown>

const message = () => ({ source: "Chat", type: "ChatMessageSentEvent", filler, writtenAt: Date.now() })

/** Writes as the server does. */
const told: Write = (trx, accountKeys) =>
  appendNotices(
    trx,
    accountKeys.map((accountKey) => ({ accountKey, hub: "system-notifications", message })),
  )

/** The same rows in the same order of locks, and no NOTIFY. */
const untold: Write = async (trx, accountKeys) => {
  const accounts = await trx
    .selectFrom("accounts")
    .select(["key", "cursor"])
    .where("key", "in", accountKeys)
    .orderBy("key")
    .forNoKeyUpdate()
    .execute()
  for (const { key, cursor } of accounts)
    await trx
      .updateTable("accounts")
      .set({ cursor: cursor + 1 })
      .where("key", "=", key)
      .execute()
  const rows = accounts.map(({ key, cursor }) => ({
    ...{ account_key: key, hub: "system-notifications", cursor: cursor + 1 },
    message: JSON.stringify(message()),
  }))
  await trx.insertInto("outbox").values(rows).returning("id").execute()
}

/** Writes to two accounts at a time until it is stopped; answers how many messages were committed. */
const writing = ({ db }: Database, own: readonly Account[], write: Write) => {
  let [committed, turn] = [0, 0]
  const over = new AbortController()
  const work = (async () => {
    while (!over.signal.aborted) {
      const both = [0, 1].flatMap((at) => own[(turn + at) % own.length]?.key ?? [])
      turn += both.length
      await withTransaction(db, (trx) => write(trx, both))
      committed += both.length
    }
  })()
  return {
    take: (): number => {
      const taken = committed
      committed = 0
      return taken
    },
    stop: async (): Promise<void> => {
      over.abort()
      await work
    },
  }
}

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

interface Measured {
  /** Committed in a second. */
  readonly committed: number
  /** Of all nodes in a second. */
  readonly heard: number
  /** From the row's writing until the node has it, ms. */
  readonly lags: readonly number[]
}

const measure = async (count: number, write: Write): Promise<Measured> => {
  const cluster = await startCluster()
  if (cluster === null) throw new Error("There is no PostgreSQL to measure.")
  try {
    const { url } = await createDatabase(cluster.url)
    const database = await openDatabase({ url })
    const accounts = await addAccounts(database.db, writers * accountsEach)
    const nodes = await startNodes(count, url, accounts)
    const all = Array.from({ length: writers }, (_, n) =>
      writing(database, accounts.slice(n * accountsEach, (n + 1) * accountsEach), write),
    )
    await sleep(warmUpMs)
    await nodes.take()
    for (const one of all) one.take()
    await sleep(measuredMs)
    const committed = all.reduce((sum, one) => sum + one.take(), 0)
    const taken = await nodes.take()
    await Promise.all(all.map((one) => one.stop()))
    await nodes.stop()
    await database.close()
    const perSecond = (number: number): number => (number / measuredMs) * 1_000
    return {
      committed: perSecond(committed),
      heard: perSecond(taken.reduce((sum, { sent }) => sum + sent, 0)),
      lags: taken.flatMap(({ lags }) => lags),
    }
  } finally {
    await cluster.stop()
  }
}

const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(34) + cells.map((cell) => cell.padStart(14)).join("")

export const benchOutbox = async (): Promise<void> => {
  console.log(row("messages of 1 KB, 8 writers", "committed/s", "of no NOTIFY", "heard/s", "lag p50, ms", "p99, ms"))
  const plain = await measure(0, untold)
  console.log(row("no NOTIFY, nobody listens", plain.committed.toFixed(0), "1.00"))
  for (const count of [0, ...nodeCounts]) {
    const { committed, heard, lags } = await measure(count, told)
    const cells = count === 0 ? [] : [heard.toFixed(0), at(0.5, lags).toFixed(0), at(0.99, lags).toFixed(0)]
    const share = (committed / plain.committed).toFixed(2)
    console.log(row(`NOTIFY, ${count} nodes`, committed.toFixed(0), share, ...cells))
  }
}

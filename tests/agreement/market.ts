/**
 * A market on one or two nodes, with manual moderation, and people with two devices each, on different nodes.
 * architecture: Projections.
 */
import { sql } from "kysely"
import { outboxChannel } from "../../server/db/notices.ts"
import { createModeration } from "../../server/jobs/moderation.ts"
import { jobWorkers } from "../../server/jobs/workers.ts"
import { createJobs } from "../../server/queue/runner.ts"
import { ownAccount } from "../../src/projections/account.ts"
import type { TestEngine } from "../server/db/engines.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { becomeBrowser, leaveBrowser } from "./device.ts"
import { createClient, type Client } from "./client.ts"

export interface Member {
  readonly name: string
  readonly key: string
  readonly token: string
  /** The device that acts. */
  readonly acting: Client
  /** Another device of the same person, on the other node where there is one; it only listens. */
  readonly watching: Client
  /** A device that has heard nothing and knows only what it asks for. */
  readonly reader: () => Client
}

export interface Market {
  readonly nodes: readonly TestApp[]
  /** Devices of a new person without an account. */
  readonly visitor: (
    name: string,
    devices: number,
  ) => Promise<{ readonly clients: readonly Client[]; readonly reader: () => Client }>
  readonly join: (name: string) => Promise<Member>
  /** Decides whatever waits for moderation, and tells those whom a new order is for. */
  readonly moderate: () => Promise<void>
  /** Closes all hub connections, as a node does that may have missed a notice. */
  readonly hangUp: () => Promise<void>
  readonly close: () => Promise<void>
}

export const openMarket = async (engine: TestEngine): Promise<Market> => {
  const first = await startApp(engine, { config: { moderation: { mode: "manual", delayMs: 0 } } })
  // After the embedded database is open: it would unpack its copy by browser APIs if it took this for a browser.
  becomeBrowser()
  const second = (await first.again?.()) ?? null
  const opened: Client[] = []

  const open = (token: string, node: TestApp, isReader = false): Client => {
    const client = createClient({ url: node.url, token, isReader })
    opened.push(client)
    return client
  }
  const tokenOf = (name: string): Promise<string> =>
    first.token({ sub: crypto.randomUUID(), name, email: `${name.toLowerCase()}@example.com` })
  const other = second ?? first

  const { db } = first
  const { services } = first.app
  const report = (error: unknown): never => {
    throw error
  }
  const moderateOne = async (): Promise<void> => {
    const runner = createModeration({ db, services, mode: "auto", report })
    runner.start()
    await runner.close()
  }
  const announceOne = async (): Promise<void> => {
    const runner = createJobs({
      db,
      services,
      workers: jobWorkers(db, services, {
        writeLetter: async () => null,
        noteRole: async () => undefined,
        noteSecondStepOff: async () => undefined,
      }),
      report,
    })
    runner.start()
    await runner.close()
  }

  return {
    nodes: second === null ? [first] : [first, second],
    visitor: async (name, devices) => {
      const token = await tokenOf(name)
      const clients = Array.from({ length: devices }, (_, index) => open(token, index % 2 === 0 ? first : other))
      return { clients, reader: () => open(token, other, true) }
    },
    join: async (name) => {
      const token = await tokenOf(name)
      const acting = open(token, first)
      await acting.enter()
      const watching = open(token, other)
      await watching.enter()
      const key = ownAccount(acting.models().account)?.key ?? ""
      return { name, key, token, acting, watching, reader: () => open(token, other, true) }
    },
    moderate: async () => {
      const waits = db.selectFrom("moderation_tasks").select("key").where("decided_at", "is", null)
      while ((await waits.execute()).length > 0) await moderateOne()
      // The server looks for these every second, which may be while a test compares what it knew with what it knows.
      const unannounced = db
        .selectFrom("jobs")
        .select("key")
        .where("kind", "=", "AnnounceOrder")
        .where("failed_at", "is", null)
      while ((await unannounced.execute()).length > 0) await announceOne()
    },
    hangUp: async () => {
      await sql`select pg_notify(${outboxChannel}, 'no list of ids')`.execute(first.db)
    },
    close: async () => {
      for (const client of opened) client.close()
      await second?.close()
      await first.close()
      leaveBrowser()
    },
  }
}

/**
 * A PostgreSQL server over the network: a pool for queries, and a dedicated connection for LISTEN. architecture:
 * Server.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { PostgresDialect } from "kysely"
import { Client, Pool, types } from "pg"
import type { Engine, Listen } from "./engine.ts"

const oldestVersion = 150_000
const poolSize = 10
const connectTimeoutMs = 10_000
const reconnectDelaysMs = [100, 500, 2_000, 5_000] as const

/** Parsed as the embedded engine does: int8 as a number, dates as text (D5). */
const ownParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: Number,
  [types.builtins.DATE]: (text) => text,
}

const typeParsers = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : ownParsers[oid]) ?? types.getTypeParser(oid, format ?? "text"),
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`

const listenOver =
  (url: string): Listen =>
  async (channel, onPayload, onLost) => {
    const closing = new AbortController()
    const { signal } = closing
    let current: Client | undefined

    const open = async (): Promise<void> => {
      const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: connectTimeoutMs })
      let dropped = false
      const drop = (): void => {
        if (dropped) return
        dropped = true
        if (signal.aborted || current !== client) return
        onLost()
        void reopen()
      }
      client.on("notification", ({ payload }) => onPayload(payload ?? ""))
      client.on("error", drop)
      client.on("end", drop)
      await client.connect()
      await client.query(`listen ${quoted(channel)}`)
      if (dropped) throw new Error("The database closed the connection.")
      current = client
    }

    const reopen = async (): Promise<void> => {
      for (let tries = 0; !signal.aborted; tries++) {
        try {
          await sleep(reconnectDelaysMs[Math.min(tries, reconnectDelaysMs.length - 1)], undefined, { signal })
          await open()
          if (signal.aborted) return void (await current?.end())
          return onLost()
        } catch {
          // Closed meanwhile, or the database is still down; the next try follows.
        }
      }
    }

    await open()
    return {
      close: async () => {
        closing.abort()
        await current?.end()
      },
    }
  }

const refuseOldServer = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ readonly version: string }>(
    "select current_setting('server_version_num') as version",
  )
  const version = Number(rows[0]?.version)
  if (version < oldestVersion)
    throw new Error(`The database must be PostgreSQL 15 or later; this one is ${Math.floor(version / 10_000)}.`)
}

interface ServerOptions {
  /** The longest time that a statement may take, ms; none without it. */
  readonly statementMs?: number
  readonly onIdleError: (error: Error) => void
}

/** A server that still runs ends a statement itself, and says so, before this side gives it up. */
const graceMs = 500

/** Opens a pool on a PostgreSQL server, 15 or later; idle connections that break are reported and replaced. */
export const openServer = async (url: string, { statementMs, onIdleError }: ServerOptions): Promise<Engine> => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: Math.min(connectTimeoutMs, statementMs ?? connectTimeoutMs),
    ...(statementMs !== undefined && { statement_timeout: statementMs, query_timeout: statementMs + graceMs }),
    keepAlive: true,
    application_name: "services-marketplace",
    types: typeParsers,
  })
  pool.on("error", onIdleError)
  // While a connection is in use, its break fails the next query; without this listener the event would end the
  // process.
  pool.on("connect", (client) => client.on("error", () => {}))
  try {
    await refuseOldServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    dialect: new PostgresDialect({ pool }),
    connections: poolSize,
    poolUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: listenOver(url),
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

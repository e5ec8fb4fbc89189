/** A PostgreSQL server over the network, by a pool of connections. architecture: Server. */
import { PostgresDialect } from "kysely"
import { Pool, types } from "pg"
import type { Engine } from "./engine.ts"
import { poolerAdvice } from "./heard.ts"
import { listenOver } from "./listening.ts"
import { sparingPool } from "./sparing-pool.ts"

const oldestVersion = 150_000
const poolSize = 10
const connectTimeoutMs = 10_000

/** Parsed as the embedded engine does: int8 as a number, dates as text (D5). */
const ownParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: Number,
  [types.builtins.DATE]: (text) => text,
}

const typeParsers = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : ownParsers[oid]) ?? types.getTypeParser(oid, format ?? "text"),
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
  /** The address of the server itself, where the other is a pooler's, which knows no LISTEN and no settings of a session. */
  readonly sessionUrl?: string | undefined
  /** The longest time that a statement may take, ms; none without it. */
  readonly statementMs?: number
  readonly onIdleError: (error: Error) => void
}

/** PgBouncer's words for a setting of a session. */
const poolersRefusal = "unsupported startup parameter"

/** A server that still runs ends a statement itself, and says so, before this side gives it up. */
const graceMs = 500

/** Opens a pool on a PostgreSQL server, 15 or later; idle connections that break are reported and replaced. */
export const openServer = async (
  url: string,
  { statementMs, sessionUrl, onIdleError }: ServerOptions,
): Promise<Engine> => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: Math.min(connectTimeoutMs, statementMs ?? connectTimeoutMs),
    ...(statementMs !== undefined && { query_timeout: statementMs + graceMs }),
    // Poolers refuse it: there the operator sets it for their connections.
    ...(statementMs !== undefined && sessionUrl === undefined && { statement_timeout: statementMs }),
    keepAlive: true,
    application_name: "services-marketplace",
    types: typeParsers,
  })
  const sparing = sparingPool(pool)
  pool.on("error", onIdleError)
  // While a connection is in use, its break fails the next query; without this listener the event would end the
  // process.
  pool.on("connect", (client) => client.on("error", () => {}))
  try {
    await refuseOldServer(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof Error && error.message.startsWith(poolersRefusal))
      throw new Error(`${error.message}. ${poolerAdvice}`, { cause: error })
    throw error
  }
  return {
    dialect: new PostgresDialect({ pool: sparing }),
    connections: poolSize,
    poolUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: listenOver(sessionUrl ?? url, sparing.giveUpSilent),
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

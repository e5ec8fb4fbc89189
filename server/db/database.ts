/**
 * The server's database, embedded or over the network, with the two ways to use it: snapshots and transactions.
 * architecture: Server.
 */
import { Kysely, sql, type Transaction } from "kysely"
import { untilThere, usualWaitMs } from "./awaited.ts"
import { hasEmbedded, openEmbedded } from "./embedded.ts"
import type { Engine, Listen } from "./engine.ts"
import { requireUnicode } from "./encoding.ts"
import { codeOf } from "./error-codes.ts"
import { requireHeard } from "./heard.ts"
import { checkIndexes } from "./indexes.ts"
import { migrate } from "./migrations.ts"
import { readOnlyCode, refusedWhereReadOnly } from "./read-only.ts"
import { openReplica, type Replica } from "./replica.ts"
import type { Schema } from "./schema.ts"
import { aheadInWords } from "./serving.ts"
import { noteStatement } from "./traces.ts"
import { openServer } from "./server-pool.ts"

export interface Database {
  readonly db: Kysely<Schema>
  /** The number of queries that it runs at once. */
  readonly connections: number
  readonly poolUse: Engine["poolUse"]
  /** Null where there is no standby to read from. */
  readonly replica: Replica | null
  readonly listen: Listen
  /** Asks the shortest question; rejects where nobody answers, or the database can only be read. */
  readonly requireWritable: () => Promise<void>
  /** For the work of a start, before anybody asks: its statements have all the time they need. */
  readonly atLeisure: <Answer>(work: (db: Kysely<Schema>) => Promise<Answer>) => Promise<Answer>
  readonly close: () => Promise<void>
}

export interface DatabasePlace {
  /** A PostgreSQL server, 15 or later; takes precedence over `dataDir`. */
  readonly url?: string | undefined
  /** The server itself, where `url` is a pooler's: for LISTEN, and the work of a start. */
  readonly sessionUrl?: string | undefined
  /** A standby of the server, which answers reads that may be a moment old (E733). */
  readonly readUrl?: string | undefined
  /** Directory of the embedded database; without it the database is in memory. */
  readonly dataDir?: string | undefined
  /** A dump that a new embedded database starts from, instead of empty: tests migrate once and copy. */
  readonly copyOf?: Blob | undefined
  /** The longest time that a statement of a PostgreSQL server may take, ms; those of a start have no limit. */
  readonly statementMs?: number | undefined
  /** A PostgreSQL server that is away when a node starts is waited for so long, ms. */
  readonly waitMs?: number | undefined
  /** Called for idle connections that broke; the pool replaces them. */
  readonly onIdleError?: ((error: Error) => void) | undefined
  /** Called with the names of the migrations that this opening ran. */
  readonly onMigrated?: ((names: readonly string[]) => void) | undefined
  /** Called for what an operator should fix, though the server can run without. */
  readonly onProblem?: ((problem: string) => void) | undefined
}

/** Longer than any statement of a request takes on a slow machine, ms. */
const usualStatementMs = 60_000

const requireWritable = async (db: Kysely<Schema>): Promise<void> => {
  await sql.raw(refusedWhereReadOnly).execute(db)
}

const opened = ({ dialect, connections, poolUse, listen, close }: Engine): Omit<Database, "atLeisure" | "replica"> => {
  const db = new Kysely<Schema>({ dialect, log: noteStatement })
  return {
    db,
    connections,
    poolUse,
    listen,
    requireWritable: () => requireWritable(db),
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

/** A pooler's connections have the limit that its operator sets for them. */
const checkLimit = async (
  db: Kysely<Schema>,
  statementMs: number,
  onProblem: (problem: string) => void,
): Promise<void> => {
  const { rows } = await sql<{ readonly limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    db,
  )
  if (rows[0]?.limit !== "0") return
  const remedy = `connect_query='set statement_timeout = ${statementMs}'`
  onProblem(
    `Statements through the pooler of DATABASE_URL have no limit there. In PgBouncer give the database ${remedy}.`,
  )
}

/** Works on a PostgreSQL server as it is, whatever is in it; its statements have all the time they need. */
export const withServer = async <Answer>(
  url: string,
  work: (db: Kysely<Schema>) => Promise<Answer>,
  onIdleError: (error: Error) => void = () => {},
): Promise<Answer> => {
  const { db, close } = opened(await openServer(url, { onIdleError }))
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Opens the database and migrates it to today's schema. */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  const { url, sessionUrl, readUrl, dataDir, copyOf, statementMs = usualStatementMs, waitMs = usualWaitMs } = place
  const { onIdleError = () => {}, onMigrated = () => {}, onProblem = () => {} } = place
  const bringUpToDate = async (db: Kysely<Schema>): Promise<void> => {
    await requireWritable(db)
    await requireUnicode(db)
    onMigrated(await migrate(db, { onAhead: (steps) => onProblem(aheadInWords(steps)) }))
    await checkIndexes(db, onProblem)
  }
  if (url === undefined) {
    const embedded = opened(await openEmbedded(dataDir, copyOf))
    try {
      await bringUpToDate(embedded.db)
    } catch (error) {
      await embedded.close()
      throw error
    }
    return { ...embedded, replica: null, atLeisure: (work) => work(embedded.db) }
  }
  const atLeisure: Database["atLeisure"] = (work) => withServer(sessionUrl ?? url, work, onIdleError)
  const open = async (): Promise<ReturnType<typeof opened>> => {
    await atLeisure(bringUpToDate)
    const server = opened(await openServer(url, { statementMs, sessionUrl, onIdleError }))
    try {
      await requireHeard(server.db, server.listen)
      if (sessionUrl !== undefined) await checkLimit(server.db, statementMs, onProblem)
    } catch (error) {
      await server.close()
      throw error
    }
    return server
  }
  const server = await untilThere(open, { url, waitMs, onWaiting: onProblem })
  if (readUrl === undefined) return { ...server, replica: null, atLeisure }
  const openThere = async () => opened(await openServer(readUrl, { statementMs, onIdleError: () => undefined }))
  const replica = openReplica({ open: openThere, primary: server.db, onProblem })
  const close = async (): Promise<void> => {
    await replica.close()
    await server.close()
  }
  return { ...server, replica, atLeisure, close }
}

/**
 * Opens the database of a marketplace that has run, for whoever works beside the server: a misspelt directory would
 * otherwise be filled with an empty marketplace, which then answers. Rejects where there is none.
 */
export const openExisting = async (place: DatabasePlace): Promise<Database> => {
  const { url, dataDir } = place
  if (url === undefined && dataDir !== undefined && !hasEmbedded(dataDir))
    throw new Error(`There is no marketplace in ${dataDir}. Set DATA_DIR or DATABASE_URL as its server has them.`)
  return openDatabase(place)
}

/**
 * Reads in one REPEATABLE READ snapshot: lists, counts and the account's cursor agree. The settings go with the beginning, as
 * each statement is a journey to the server.
 */
export const withSnapshot = async <Answer>(
  db: Kysely<Schema>,
  read: (snapshot: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read)
  } catch (error) {
    // A standby says the same of any write, and passes; this one is a mistake of ours.
    if (codeOf(error) === readOnlyCode) throw new Error(`A snapshot is only read: ${String(error)}`, { cause: error })
    throw error
  }
}

/** Serialization failure and deadlock: the transaction was rolled back, and may succeed when it is repeated. */
const retriedCodes: ReadonlySet<string> = new Set(["40001", "40P01"])
const mostTries = 5
const retryDelayMs = 20

export const isRetried = (error: unknown): boolean => retriedCodes.has(codeOf(error))

/**
 * Writes in one READ COMMITTED transaction. It may run more than once, so it must have no effect outside of the
 * database. Inside, use `trx` alone: the embedded database has one connection, so using `db` would deadlock.
 */
export const withTransaction = async <Answer>(
  db: Kysely<Schema>,
  write: (trx: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(write)
    } catch (error) {
      if (tries >= mostTries || !isRetried(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * retryDelayMs * 2 ** tries))
    }
  }
}

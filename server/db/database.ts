/** The one database of a server, embedded or over the network, and the two ways of asking it. architecture: Server. */
import { Kysely, sql, type Transaction } from "kysely"
import { openEmbedded } from "./embedded.ts"
import type { Listen } from "./engine.ts"
import { checkIndexes } from "./indexes.ts"
import { migrate } from "./migrations.ts"
import type { Schema } from "./schema.ts"
import { openServer } from "./server-pool.ts"

export interface Database {
  readonly db: Kysely<Schema>
  /** How many questions are answered at once. */
  readonly connections: number
  readonly listen: Listen
  readonly close: () => Promise<void>
}

export interface DatabasePlace {
  /** A PostgreSQL server, 15 or later; wins over `dataDir`. */
  readonly url?: string | undefined
  /** A directory for the embedded database; without it the database ends with the process. */
  readonly dataDir?: string | undefined
  /** What a new embedded database begins as, instead of empty: tests make one and copy it. */
  readonly copyOf?: Blob | undefined
  /** Hears of idle connections that broke, which are replaced by themselves. */
  readonly onIdleError?: ((error: Error) => void) | undefined
  /** Hears what an operator should mend, though the server can go on without. */
  readonly onProblem?: ((problem: string) => void) | undefined
}

/** Opens the database and brings it to today's schema. */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  const { url, dataDir, copyOf, onIdleError, onProblem } = place
  const engine =
    url === undefined ? await openEmbedded(dataDir, copyOf) : await openServer(url, onIdleError ?? (() => {}))
  const db = new Kysely<Schema>({ dialect: engine.dialect })
  const close = async (): Promise<void> => {
    await db.destroy()
    await engine.close()
  }
  try {
    await migrate(db)
    await checkIndexes(db, onProblem ?? (() => {}))
  } catch (error) {
    await close()
    throw error
  }
  return { db, connections: engine.connections, listen: engine.listen, close }
}

/** Reads everything off one moment of the database: lists, counts and the account's cursor agree. */
export const withSnapshot = <Answer>(
  db: Kysely<Schema>,
  read: (snapshot: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (snapshot) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(snapshot)
    return read(snapshot)
  })

/** Serialization failure and deadlock: nothing happened, and it may well work the next time. */
const retriedCodes = new Set(["40001", "40P01"])
const mostTries = 5
const retryDelayMs = 20

const isRetried = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  typeof error.code === "string" &&
  retriedCodes.has(error.code)

/**
 * Writes in one transaction, READ COMMITTED. It may run more than once, so it must not touch anything but the database.
 * Inside, ask `trx` alone: the embedded database has one connection, and asking `db` would wait for ever.
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

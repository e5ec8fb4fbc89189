/** The indexes that queries and constraints rely on, compared at the start with those that exist. */
import { readFileSync } from "node:fs"
import { sql, type Kysely } from "kysely"
import type { Schema } from "./schema.ts"

/** One statement a line, as PostgreSQL prints the indexes after all migrations; a test compares the two. */
export const indexesFile = new URL("./indexes.sql", import.meta.url)

interface Index {
  readonly name: string
  readonly statement: string
  /** Without a unique index, duplicates can be inserted, and `on conflict` fails. */
  readonly isUnique: boolean
}

const readIndexes = (): readonly Index[] =>
  readFileSync(indexesFile, "utf8")
    .split("\n")
    .flatMap((statement) => {
      const [, unique, name] = /^CREATE (UNIQUE )?INDEX (\w+) ON /u.exec(statement) ?? []
      return name === undefined ? [] : [{ name, statement, isUnique: unique !== undefined }]
    })

/** Listed indexes that don't exist, or are invalid because building them was interrupted. */
const missingIndexes = async (db: Kysely<Schema>): Promise<readonly Index[]> => {
  const { rows } = await sql<{ readonly name: string }>`select relname as name from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and indisvalid and indisready`.execute(db)
  const there = new Set(rows.map(({ name }) => name))
  return readIndexes().filter(({ name }) => !there.has(name))
}

const reportOf = (missing: readonly Index[]): string =>
  [
    `The database lacks ${missing.length === 1 ? "an index" : `${missing.length} indexes`} that this server counts on, as it`,
    `may after a restore that went wrong in part: ${missing.map(({ name }) => name).join(", ")}.`,
    "To make good, run as the owner of its tables:\n",
    missing.map(({ name, statement }) => `  drop index if exists ${name}; ${statement};`).join("\n"),
  ].join(" ")

/**
 * Reports missing indexes with the statements that create them. Without an ordinary one the server is slow; without a
 * unique one it would corrupt data.
 *
 * @throws Error when a unique index is missing
 */
export const checkIndexes = async (db: Kysely<Schema>, report: (problem: string) => void): Promise<void> => {
  const missing = await missingIndexes(db)
  if (missing.some(({ isUnique }) => isUnique)) throw new Error(reportOf(missing))
  if (missing.length > 0) report(reportOf(missing))
}

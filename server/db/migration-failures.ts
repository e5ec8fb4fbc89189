/** Explains to an operator why a migration failed, and what to do about it. */
import { sql, type Kysely } from "kysely"
import { codeOf } from "./error-codes.ts"
import type { Schema } from "./schema.ts"

const lacksRight = "42501"
/** SQLSTATE of a missing extension: "feature not supported" in PostgreSQL 15, "undefined file" later. */
const noSuchExtension = new Set(["0A000", "58P01"])

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const remedyFor = async (db: Kysely<Schema>, error: unknown): Promise<string> => {
  const code = codeOf(error)
  if (code === lacksRight) {
    const { rows } = await sql<{ readonly role: string; readonly name: string }>`
      select quote_ident(current_user) as role, quote_ident(current_database()) as name`.execute(db)
    const { role, name } = rows[0] ?? { role: "the role", name: "the database" }
    return [
      `The role ${role} must own the database and what is in it; it needs no other right. As a superuser run:`,
      `  alter database ${name} owner to ${role};`,
      `and, where another role made its tables, in that database: reassign owned by <that role> to ${role};`,
    ].join("\n")
  }
  if (noSuchExtension.has(code) && messageOf(error).includes("extension"))
    return "The server needs the extensions pg_trgm, unaccent and cube, which come with PostgreSQL: install its contrib modules (on Debian they are in the package postgresql)."
  return "Nothing was changed: the database is as it was before."
}

/** An error whose message says cause and remedy. */
export const migrationFailure = async (db: Kysely<Schema>, error: unknown): Promise<Error> =>
  new Error(
    `The database could not be brought to today's schema: ${messageOf(error)}.\n${await remedyFor(db, error)}`,
    { cause: error },
  )

/** The names of the migrations that a database has had. */
export const migrationsOf = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ readonly there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db)
  if (tables[0]?.there !== true) return []
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The words for a database that a newer server has changed by these migrations, so that this one can't serve on it. */
export const newerInWords = (unknown: readonly string[]): string =>
  `The database is newer than this server, which does not know its ${unknown.length === 1 ? "step" : "steps"} ${unknown.join(", ")}.\n` +
  "Start the version of the server that was used last, or a later one; to go back, restore a backup from before the update."

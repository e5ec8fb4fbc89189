/** Checks that texts are still sorted as when the indexes were built: an update of the system may change the order. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import type { Check } from "./checks.ts"
import { ok, warning } from "./findings.ts"

const about = "order of texts"

interface Versions {
  readonly name: string
  readonly built: string | null
  readonly actual: string | null
}

export const checkCollation = (db: Kysely<Schema>): Check => ({
  about,
  look: async () => {
    const { rows } = await sql<Versions>`
      select quote_ident(datname) as name, datcollversion as built, pg_database_collation_actual_version(oid) as actual
      from pg_database where datname = current_database()`.execute(db)
    const [{ name, built, actual } = { name: "", built: null, actual: null }] = rows
    if (built === null || built === actual) return ok(about, "as the indexes have it.")
    return warning(
      about,
      `the indexes are of version ${built}, the system sorts by ${actual ?? "none"}: searches may miss rows. Run, while no node runs: reindex database ${name}; alter database ${name} refresh collation version;`,
    )
  },
})

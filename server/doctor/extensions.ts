/** Checks that the extensions that migrations want are there, or can be made by the role. */
import { sql, type Kysely } from "kysely"
import { embeddedExtensions } from "../db/embedded.ts"
import type { Schema } from "../db/schema.ts"
import type { Check } from "./checks.ts"
import { fails, ok } from "./findings.ts"

const about = "extensions"

const needed = Object.keys(embeddedExtensions)

interface Extension {
  readonly name: string
  readonly installed: boolean
  /** The role may create it. */
  readonly creatable: boolean
}

const available = (db: Kysely<Schema>) =>
  sql<Extension>`
  select name, bool_or(installed) as installed, bool_or(
    (trusted and has_database_privilege(current_database(), 'create'))
      or not superuser or (select rolsuper from pg_roles where rolname = current_user)) as creatable
  from pg_available_extension_versions group by name`.execute(db)

export const checkExtensions = (db: Kysely<Schema>): Check => ({
  about,
  look: async () => {
    const { rows } = await available(db)
    const known = new Map(rows.map((row) => [row.name, row]))
    const missing = needed.filter((name) => !known.has(name))
    if (missing.length > 0)
      return fails(
        about,
        `${missing.join(", ")} are not on the database's machine. Install PostgreSQL's contrib modules there (on Debian they are in the package postgresql).`,
      )
    const later = needed.filter((name) => known.get(name)?.installed !== true)
    const forbidden = later.filter((name) => known.get(name)?.creatable !== true)
    if (forbidden.length > 0) {
      const statements = forbidden.map((name) => `create extension ${name};`).join(" ")
      return fails(about, `the role may not create ${forbidden.join(", ")}. As a superuser run there: ${statements}`)
    }
    return ok(about, later.length === 0 ? `${needed.join(", ")} are there.` : `the start creates ${later.join(", ")}.`)
  },
})

/** Checks that the role may change the database's schema, which each new release does at its first start. */
import { sql, type Kysely } from "kysely"
import { readOnlyCode } from "../db/read-only.ts"
import type { Schema } from "../db/schema.ts"
import type { Check } from "./checks.ts"
import { fails, ok } from "./findings.ts"
import { codeOf } from "./reasons.ts"

const about = "rights of the role"

interface Role {
  readonly role: string
  readonly name: string
  /** Tables of the schema that belong to somebody else. */
  readonly strange: number
}

const askRole = (db: Kysely<Schema>) =>
  sql<Role>`
  select quote_ident(current_user) as role, quote_ident(current_database()) as name,
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S')
      and not pg_has_role(relowner, 'usage')) as strange`.execute(db)

/** Makes a table as a migration would, and takes it back. */
const tryTable = (db: Kysely<Schema>): Promise<unknown> =>
  db.connection().execute(async (one) => {
    await sql`begin`.execute(one)
    try {
      return await sql`create table public.doctor_looks (one integer)`.execute(one).then(
        () => null,
        (error: unknown) => error,
      )
    } finally {
      await sql`rollback`.execute(one)
    }
  })

export const checkRights = (db: Kysely<Schema>): Check => ({
  about,
  look: async () => {
    const { rows } = await askRole(db)
    const { role, name, strange } = rows[0] ?? { role: "the role", name: "the database", strange: 0 }
    const refused = await tryTable(db)
    if (codeOf(refused) === readOnlyCode)
      return fails(about, "the database can only be read. Is it a replica? Name the primary in DATABASE_URL.")
    if (refused !== null)
      return fails(about, `${role} can't create tables. As a superuser run: alter database ${name} owner to ${role};`)
    if (strange > 0)
      return fails(
        about,
        `${strange} tables belong to another role. As a superuser run there: reassign owned by <that role> to ${role};`,
      )
    return ok(about, `${role} can create tables.`)
  },
})

/** Refuses a database that keeps texts as bytes of no charset, in which no letter is told from another. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "./schema.ts"

export const requireUnicode = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ readonly server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== "UTF8")
    throw new Error(
      `The database's encoding is ${encoding}, and the marketplace needs UTF8. Create another one: ` +
        `CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'.`,
    )
}

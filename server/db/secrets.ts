/**
 * Secrets that the server makes for itself: generated once and kept in the database, so that all nodes and starts have
 * the same.
 */
import type { Kysely } from "kysely"
import type { Schema } from "./schema.ts"

/**
 * Reads a secret of the database, or generates it. Where two nodes start at once the first write wins, and both use it.
 */
export const getOrCreateSecret = async <Value>(
  db: Kysely<Schema>,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> => {
  const kept = () => db.selectFrom("identity_secrets").select("value").where("name", "=", name).executeTakeFirst()
  const before = await kept()
  if (before !== undefined) return before.value as Value
  await db
    .insertInto("identity_secrets")
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  return (await kept())?.value as Value
}

/** Whose things are: unknown ones are not found, and those of others are forbidden. D48; spec §6. */
import type { Selectable } from "kysely"
import type { Caller, Db } from "../contract/context.ts"
import { forbidden, notFound } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"

type Order = Selectable<Schema["listings"]>
type Executant = Selectable<Schema["executants"]>

const owned = <Row extends { readonly account_key: string }>(row: Row | undefined, caller: Caller): Row => {
  if (row === undefined) throw notFound()
  if (row.account_key !== caller.accountKey) throw forbidden()
  return row
}

/** The caller's order. */
export const ownOrderRow = async (db: Db, caller: Caller, key: string): Promise<Order> =>
  owned(await db.selectFrom("listings").selectAll().where("key", "=", key).executeTakeFirst(), caller)

/** The caller's order, which nobody else changes until this transaction has ended. */
export const lockedOwnOrder = async (db: Db, caller: Caller, key: string): Promise<Order> =>
  owned(await lockedOrder(db, key), caller)

export const lockedOrder = (db: Db, key: string): Promise<Order | undefined> =>
  db.selectFrom("listings").selectAll().where("key", "=", key).forNoKeyUpdate().executeTakeFirst()

/** One of the caller's executant profiles. */
export const ownExecutantRow = async (db: Db, caller: Caller, key: string): Promise<Executant> =>
  owned(await db.selectFrom("executants").selectAll().where("key", "=", key).executeTakeFirst(), caller)

/** Checks that a key is that of one of the caller's profiles, the customer's being the account's own (D1). */
export const requireOwnProfile = async (db: Db, caller: Caller, key: string): Promise<void> => {
  if (key !== caller.accountKey) await ownExecutantRow(db, caller, key)
}

export const ownExecutantKeys = async (db: Db, caller: Caller): Promise<readonly string[]> => {
  const rows = await db.selectFrom("executants").select("key").where("account_key", "=", caller.accountKey).execute()
  return rows.map(({ key }) => key)
}

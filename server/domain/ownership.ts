/** Finds the owners of things: unknown things are not found, and those of others are forbidden. Spec §6. */
import type { Selectable } from "kysely"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { forbidden, notFound } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import type { Listing } from "./listings.ts"

type Executant = Selectable<Schema["executants"]>

const owned = <Row extends { readonly account_key: string }>(row: Row | undefined, caller: Caller): Row => {
  if (row === undefined) throw notFound()
  if (row.account_key !== caller.accountKey) throw forbidden()
  return row
}

export const listingRow = (db: Db, kind: ListingKind, key: string): Promise<Listing | undefined> =>
  db.selectFrom("listings").selectAll().where("key", "=", key).where("kind", "=", kind).executeTakeFirst()

/** The caller's order or offer. */
export const ownListingRow = async (db: Db, caller: Caller, kind: ListingKind, key: string): Promise<Listing> =>
  owned(await listingRow(db, kind, key), caller)

/** The listing, which nobody else changes until this transaction has ended. */
export const lockedListing = (db: Db, kind: ListingKind, key: string): Promise<Listing | undefined> =>
  db
    .selectFrom("listings")
    .selectAll()
    .where("key", "=", key)
    .where("kind", "=", kind)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The caller's order or offer, which nobody else changes until this transaction has ended. */
export const lockedOwnListing = async (db: Db, caller: Caller, kind: ListingKind, key: string): Promise<Listing> =>
  owned(await lockedListing(db, kind, key), caller)

/** One of the caller's executant profiles. */
export const ownExecutantRow = async (db: Db, caller: Caller, key: string): Promise<Executant> =>
  owned(await db.selectFrom("executants").selectAll().where("key", "=", key).executeTakeFirst(), caller)

/** The same, which no moderator blocks until this transaction has ended. */
export const heldExecutantRow = async (db: Db, caller: Caller, key: string): Promise<Executant> =>
  owned(await db.selectFrom("executants").selectAll().where("key", "=", key).forShare().executeTakeFirst(), caller)

/** Checks that a key is that of one of the caller's profiles, the customer's being the account's own (D1). */
export const requireOwnProfile = async (db: Db, caller: Caller, key: string): Promise<void> => {
  if (key !== caller.accountKey) await ownExecutantRow(db, caller, key)
}

export const ownExecutantKeys = async (db: Db, caller: Caller): Promise<readonly string[]> => {
  const rows = await db.selectFrom("executants").select("key").where("account_key", "=", caller.accountKey).execute()
  return rows.map(({ key }) => key)
}

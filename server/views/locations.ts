/** Places of listings on the wire: exact for the owner and the parties of a deal, blurred for others. */
import type { Selectable } from "kysely"
import { blurredNames, blurredPoint } from "../../src/domain/locations.ts"
import type { Db } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import { townWith } from "../data/gazetteer.ts"
import type { Schema } from "../db/schema.ts"

type Row = Selectable<Schema["locations"]>

/** The eyes of whoever looks: somebody who is known to own all of it, an account, or nobody known. */
export type Eyes = "owner" | { readonly accountKey: string | null }

const exact = (row: Row): Wire["Location"] => ({
  id: row.key,
  versionKey: row.version_key,
  discriminator: "Radius",
  address: row.address,
  freeFormAddress: row.free_form_address,
  geometryId: row.geometry_id,
  metadata: { lat: row.lat, lon: row.lon, radius: row.radius_metres },
})

/** Answers what strangers see of a place; a geometry other than a town's may be that of a house (E136). */
export const blurred = (row: Row): Wire["Location"] => ({
  id: row.key,
  discriminator: "Radius",
  ...blurredNames({ address: row.address, freeFormAddress: row.free_form_address }),
  geometryId: townWith(row.geometry_id ?? "")?.geometryId ?? null,
  metadata: { ...blurredPoint(row), radius: row.radius_metres },
})

/** Answers which of these listings the account owns or has a deal of. */
const knownTo = async (db: Db, keys: readonly string[], accountKey: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("listings")
    .select("key")
    .where("key", "in", keys)
    .where("account_key", "=", accountKey)
    .union(
      db
        .selectFrom("deals")
        .select("listing_key as key")
        .where("listing_key", "in", keys)
        .where((where) =>
          where.or([where("customer_account_key", "=", accountKey), where("executant_account_key", "=", accountKey)]),
        ),
    )
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** By the listing's key; at most one each so far (D46). */
export const locationsOf = async (
  db: Db,
  listingKeys: readonly string[],
  eyes: Eyes,
): Promise<ReadonlyMap<string, readonly Wire["Location"][]>> => {
  if (listingKeys.length === 0) return new Map()
  const rows = await db.selectFrom("locations").selectAll().where("listing_key", "in", listingKeys).execute()
  if (rows.length === 0) return new Map()
  const keys = rows.map((row) => row.listing_key)
  const known =
    eyes === "owner"
      ? new Set(keys)
      : eyes.accountKey === null
        ? new Set<string>()
        : await knownTo(db, keys, eyes.accountKey)
  return new Map(rows.map((row) => [row.listing_key, [known.has(row.listing_key) ? exact(row) : blurred(row)]]))
}

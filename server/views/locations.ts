/** Places of listings on the wire: exact for the owner and the parties of a deal, blurred for others. */
import type { ExpressionBuilder, Selectable, SqlBool } from "kysely"
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

/** Answers whether the account owns the listing of a place, or has a deal of it. */
const isKnownTo = (accountKey: string) => (where: ExpressionBuilder<Schema, "locations">) =>
  where.or([
    where.exists(
      where
        .selectFrom("listings")
        .select("key")
        .whereRef("listings.key", "=", "locations.listing_key")
        .where("account_key", "=", accountKey),
    ),
    where.exists(
      where
        .selectFrom("deals")
        .select("key")
        .whereRef("deals.listing_key", "=", "locations.listing_key")
        .where((of) =>
          of.or([of("customer_account_key", "=", accountKey), of("executant_account_key", "=", accountKey)]),
        ),
    ),
  ])

/** Begins a query of places, each with whether these eyes may see it exactly. */
export const placesFor = (db: Db, eyes: Eyes) => {
  const accountKey = eyes === "owner" ? null : eyes.accountKey
  return db
    .selectFrom("locations")
    .selectAll("locations")
    .select((where) =>
      (accountKey === null ? where.lit(eyes === "owner") : isKnownTo(accountKey)(where)).as("is_known"),
    )
}

export const placeView = (row: Row & { readonly is_known: SqlBool }): Wire["Location"] =>
  row.is_known ? exact(row) : blurred(row)

/** By the listing's key; at most one each so far (D46). */
export const locationsOf = async (
  db: Db,
  listingKeys: readonly string[],
  eyes: Eyes,
): Promise<ReadonlyMap<string, readonly Wire["Location"][]>> => {
  if (listingKeys.length === 0) return new Map()
  const rows = await placesFor(db, eyes).where("listing_key", "in", listingKeys).execute()
  return new Map(rows.map((row) => [row.listing_key, [placeView(row)]]))
}

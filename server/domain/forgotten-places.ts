/** Keeps of the places of somebody who leaves what strangers saw of them. */
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { blurred } from "../views/locations.ts"

/**
 * Blurs the places of the account's listings for good, so that those who applied see what they saw, and nobody keeps the
 * address. The other side of a deal has to find the place still: of such a listing it stays.
 */
export const forgetPlaces = async (db: Db, { accountKey }: Caller): Promise<void> => {
  const places = await db
    .selectFrom("locations")
    .innerJoin("listings", "listings.key", "locations.listing_key")
    .selectAll("locations")
    .where("listings.account_key", "=", accountKey)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("deals").select("deals.key").whereRef("deals.listing_key", "=", "listings.key"))),
    )
    .execute()
  for (const place of places) {
    const { address, freeFormAddress = "", geometryId = null, metadata } = blurred(place)
    await db
      .updateTable("locations")
      .set({
        address,
        free_form_address: freeFormAddress,
        geometry_id: geometryId,
        lat: metadata.lat,
        lon: metadata.lon,
      })
      .where("key", "=", place.key)
      .execute()
  }
}

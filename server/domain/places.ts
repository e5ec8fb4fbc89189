/** Decides what a listing's place must be, and when it may be changed. Spec §3 Location. */
import { isDeepStrictEqual } from "node:util"
import { textLimits } from "../../src/domain/limits.ts"
import { blurredNames, type PlaceNames } from "../../src/domain/locations.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { seenLine } from "../../src/domain/graphemes.ts"
import { textAreaRules } from "../../src/domain/text.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { forbiddenContent, notFound, refused } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { automaticPolicy } from "./moderation/policy.ts"
import { locationsOf } from "../views/locations.ts"
import { requireNoErrors } from "./fields.ts"
import { movedListing, type Listing } from "./listings.ts"
import { lockedOwnListing } from "./ownership.ts"

/** Places wait for no moderation, so what may not be public of them is refused at once; capitals don't shout there. */
const requirePublic = (names: PlaceNames): void => {
  const { address, freeFormAddress } = blurredNames(names)
  const text = { name: address.toLowerCase(), description: freeFormAddress.toLowerCase(), isDuplicate: false }
  const reason = automaticPolicy.decide(text)
  if (reason !== null) throw forbiddenContent(reason)
}

/** A place as it is kept; refuses what breaks a rule. */
export const checkedPlace = ({
  address,
  freeFormAddress = "",
  geometryId = null,
  metadata,
}: Wire["LocationPayload"]) => {
  const place = { address: seenLine(address), freeFormAddress: seenLine(freeFormAddress) }
  requireNoErrors({
    address: textAreaRules(place.address, textLimits.address),
    freeFormAddress: textAreaRules(place.freeFormAddress, { ...textLimits.address, min: 0 }),
  })
  requirePublic(place)
  return {
    address: place.address,
    free_form_address: place.freeFormAddress,
    geometry_id: geometryId,
    lat: metadata.lat,
    lon: metadata.lon,
    radius_metres: metadata.radius,
  }
}

type KeptPlace = ReturnType<typeof checkedPlace>

interface Standing extends KeptPlace {
  readonly version_key: string
}

/** The place of a locked listing under its key; refuses where there is none. */
export const standingPlace = async (db: Db, listing: Listing, key: string): Promise<Standing> => {
  const found = await db
    .selectFrom("locations")
    .select(["version_key", "address", "free_form_address", "geometry_id", "lat", "lon", "radius_metres"])
    .where("key", "=", key)
    .where("listing_key", "=", listing.key)
    .executeTakeFirst()
  if (found === undefined) throw notFound()
  return found
}

/**
 * Answers whether a place is kept as it stands already, as when a request is sent again because its answer was lost.
 */
export const isKept = ({ version_key: _, ...standing }: Standing, place: KeptPlace): boolean =>
  isDeepStrictEqual(standing, place)

/** Refuses a change that was made from another place than stands there now; `base` is undefined where nobody says. */
export const requirePlaceSeen = (standing: Standing, base: string | undefined): void => {
  if (base === undefined || base === standing.version_key) return
  throw refused("ListingChangedException", "The place was changed since that version was read.")
}

export const ownLocation = async (db: Db, listingKey: string): Promise<Wire["Location"]> => {
  const [found] = (await locationsOf(db, [listingKey], "owner")).get(listingKey) ?? []
  if (found === undefined) throw notFound()
  return found
}

/** The caller's listing, locked, whose place may still be changed. */
export const changeableListing = async (db: Db, caller: Caller, kind: ListingKind, key: string): Promise<Listing> => {
  const listing = await lockedOwnListing(db, caller, kind, key)
  movedListing(listing, "place")
  return listing
}

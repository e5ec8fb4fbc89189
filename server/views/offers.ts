/** Offers on the wire: as their owners see them, as everybody does, and in lists. Spec §3 Offer. */
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { latestViews, ownFields, publishedViews, sharedFields, type Around, type ShownListing } from "./listings.ts"

const shared = (row: ShownListing, { owner, files, locations }: Around): Wire["PublicOffer"] => ({
  ...sharedFields(row),
  offerKey: row.key,
  versionKey: row.version_key,
  executantKey: owner.key,
  executant: owner,
  fileCollection: files,
  locations,
  metadata: { offerViews: row.views, offerApplicationsCount: row.applications_count },
})

const listItem = (row: ShownListing, { owner, files, locations }: Around): Wire["OfferListItem"] => ({
  ...sharedFields(row),
  applicationsCount: row.applications_count,
  files,
  owner,
  location: locations[0] ?? null,
})

/** Own offers, the latest version of each (D48). */
export const ownOffers = (db: Db, services: Services, keys: readonly string[]): Promise<Wire["Offer"][]> =>
  latestViews(db, services, keys, (row, around) => ({ ...shared(row, around), ...ownFields(row) }))

export const ownOffer = async (db: Db, services: Services, key: string): Promise<Wire["Offer"]> => {
  const [offer] = await ownOffers(db, services, [key])
  if (offer === undefined) throw notFound()
  return offer
}

/** Offers as everybody sees them, the last approved version of each (D40); `accountKey` is who looks. */
export const publicOffers = (
  db: Db,
  services: Services,
  keys: readonly string[],
  accountKey: string | null = null,
): Promise<Wire["PublicOffer"][]> => publishedViews(db, services, keys, { accountKey }, shared)

/** The same as short rows of a list. */
export const offerListItems = (
  db: Db,
  services: Services,
  keys: readonly string[],
  accountKey: string | null = null,
): Promise<Wire["OfferListItem"][]> => publishedViews(db, services, keys, { accountKey }, listItem)

/** Carries out what moderation decided of an order or an offer, and tells all who see it. Spec §4; D40, D50, D90, D91. */
import type { ListingKind } from "../../src/domain/orders.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { Db, Services } from "../contract/context.ts"
import type { Notice } from "../db/notices.ts"
import { announceLater } from "../domain/announcements.ts"
import { isOwnerBlocked } from "../domain/blocks.ts"
import { listingExpiry } from "../domain/listing-expiry.ts"
import { movedListing, type Listing } from "../domain/listings.ts"
import { lockedListing } from "../domain/ownership.ts"
import { tellListingApplicants } from "../tell/applications.ts"
import { notifyListingOwner, tellListing } from "../tell/listings.ts"
import { decideExecutant, type Decided } from "./decisions.ts"
import type { ModerationPolicy } from "./policy.ts"

interface Submitted {
  readonly kind: ListingKind
  readonly key: string
  readonly versionKey: string
}

const lockedVersion = async (db: Db, { kind, key, versionKey }: Submitted) => {
  const listing = await lockedListing(db, kind, key)
  const version = await db.selectFrom("listing_versions").selectAll().where("key", "=", versionKey).executeTakeFirst()
  if (listing === undefined || version === undefined || listing.latest_version_key !== versionKey) return null
  // Archived or cancelled meanwhile, written anew, or decided already: nothing waits any more.
  const isOpen = listing.status === "OnModeration" || listing.status === "Published"
  if (!isOpen || version.version_status !== "OnModeration") return null
  return { listing, version }
}

type Version = NonNullable<Awaited<ReturnType<typeof lockedVersion>>>["version"]

const hasTwin = async (db: Db, listing: Listing, { name, description }: Version): Promise<boolean> => {
  const twin = await db
    .selectFrom("listings")
    .innerJoin("listing_versions", "listing_versions.key", "listings.published_version_key")
    .select("listings.key")
    .where("listings.account_key", "=", listing.account_key)
    .where("listings.kind", "=", listing.kind)
    .where("listings.status", "=", "Published")
    .where("listings.key", "!=", listing.key)
    .where("listing_versions.name", "=", name)
    .where("listing_versions.description", "=", description)
    .executeTakeFirst()
  return twin !== undefined
}

interface WithExecutant {
  /** Why the offer can't be published, whatever its own text is. */
  readonly reason: RefusalReason | null
  readonly tell: readonly Notice[]
}

/** An offer is approved together with its executant where that one still waits (D50). */
const decideItsExecutant = async (
  db: Db,
  services: Services,
  policy: ModerationPolicy,
  { executant_key: key }: Listing,
): Promise<WithExecutant> => {
  if (key === null) return { reason: null, tell: [] }
  const executant = await db
    .selectFrom("executants")
    .select(["status", "reason"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow()
  if (executant.status === "Published") return { reason: null, tell: [] }
  const decided = executant.status === "OnModeration" ? await decideExecutant(db, services, policy, key) : null
  return decided ?? { reason: executant.reason ?? "Other", tell: [] }
}

const approve = async (db: Db, { now }: Services, listing: Listing, version: Version): Promise<void> => {
  const at = now()
  if (listing.published_version_key !== null)
    await db
      .updateTable("listing_versions")
      .set({ version_status: "Archived" })
      .where("key", "=", listing.published_version_key)
      .execute()
  await db
    .updateTable("listing_versions")
    .set({ version_status: "Published", reason: null })
    .where("key", "=", version.key)
    .execute()
  const { start_date: startDate, end_date: endDate } = version
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: movedListing(listing, "approve"),
      reason: null,
      published_version_key: version.key,
      approved_at: at,
      expires_at: listingExpiry({ kind: listing.kind, startDate, endDate, at }),
      expiry_announced_at: null,
      updated_date: at,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", listing.key)
    .execute()
}

const refuse = async (
  db: Db,
  { now }: Services,
  listing: Listing,
  { key }: Version,
  reason: RefusalReason,
): Promise<void> => {
  await db.updateTable("listing_versions").set({ version_status: "Declined", reason }).where("key", "=", key).execute()
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: movedListing(listing, "refuse"),
      reason,
      updated_date: now(),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", listing.key)
    .execute()
}

/** Decides a version that waits; null when none does any more. */
export const decideListing = async (
  db: Db,
  services: Services,
  policy: ModerationPolicy,
  submitted: Submitted,
): Promise<Decided | null> => {
  const waiting = await lockedVersion(db, submitted)
  if (waiting === null) return null
  const { listing, version } = waiting
  const executant = await decideItsExecutant(db, services, policy, listing)
  const isDuplicate = await hasTwin(db, listing, version)
  const isBlocked = await isOwnerBlocked(db, listing)
  const reason = executant.reason ?? (isBlocked ? "Other" : policy.decide({ ...version, isDuplicate }))
  if (reason === null) await approve(db, services, listing, version)
  else await refuse(db, services, listing, version, reason)
  const isNew = listing.published_version_key === null
  if (reason === null && isNew && listing.kind === "Order") await announceLater(db, services, listing.key)
  const act = reason === null ? "Published" : "ModerationFailed"
  return {
    reason,
    tell: [
      ...executant.tell,
      tellListing(db, services, listing, act),
      ...(await tellListingApplicants(db, services, listing)),
      notifyListingOwner(db, services, listing, {
        act,
        level: reason === null ? "Success" : "Warning",
        name: version.name,
        ...(reason && { reason }),
      }),
    ],
  }
}

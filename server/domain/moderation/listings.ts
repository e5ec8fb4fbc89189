/** Carries out what moderation decided of an order or an offer, and notifies all who see it. Spec §4. */
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import { isPublishedExecutant, isWaitingExecutant } from "../../../src/domain/executant-statuses.ts"
import type { Db, Services } from "../../contract/services.ts"
import type { Notice } from "../../db/notices.ts"
import { announceLater } from "../announcements.ts"
import { isOwnerOut } from "../blocks.ts"
import { approveListing, lockedVersion, refuseListing, type Submitted, type Version } from "../listing-verdicts.ts"
import type { Listing } from "../listings.ts"
import { listingApplicantsNotices } from "../../notices/applications.ts"
import { notifyListingOwner, marketNotices } from "../../notices/listings.ts"
import { listingTextColumns, moderatedListing } from "../../views/moderated-texts.ts"
import { decideExecutant, type Decided } from "./decisions.ts"
import type { ModerationPolicy } from "./policy.ts"

const hasTwin = async (db: Db, listing: Listing, version: Version): Promise<boolean> => {
  const twin = await db
    .selectFrom("listings")
    .innerJoin("listing_versions", "listing_versions.key", "listings.published_version_key")
    .select("listings.key")
    .where("listings.account_key", "=", listing.account_key)
    .where("listings.kind", "=", listing.kind)
    .where("listings.status", "=", "Published")
    .where("listings.key", "!=", listing.key)
    .where(({ and, eb }) =>
      and(listingTextColumns.map((column) => eb(`listing_versions.${column}`, "=", version[column]))),
    )
    .executeTakeFirst()
  return twin !== undefined
}

interface WithExecutant {
  /** The reason why the offer can't be published, whatever its own text is. */
  readonly reason: RefusalReason | null
  readonly notices: readonly Notice[]
}

/** An offer is approved together with its executant where that one still waits (D50). */
const decideItsExecutant = async (
  db: Db,
  services: Services,
  policy: ModerationPolicy,
  { executant_key: key }: Listing,
): Promise<WithExecutant> => {
  if (key === null) return { reason: null, notices: [] }
  const executant = await db
    .selectFrom("executants")
    .select(["status", "reason"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow()
  if (isPublishedExecutant(executant.status)) return { reason: null, notices: [] }
  const decided = isWaitingExecutant(executant.status) ? await decideExecutant(db, services, policy, key) : null
  return decided ?? { reason: executant.reason ?? "Other", notices: [] }
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
  const isOut = await isOwnerOut(db, listing)
  const reason = executant.reason ?? (isOut ? "Other" : policy.decide({ ...moderatedListing(version), isDuplicate }))
  if (reason === null) await approveListing(db, services, listing, version)
  else await refuseListing(db, services, listing, version, reason)
  const isNew = listing.published_version_key === null
  if (reason === null && isNew && listing.kind === "Order") await announceLater(db, services, listing.key)
  const act = reason === null ? "Published" : "ModerationFailed"
  return {
    reason,
    notices: [
      ...executant.notices,
      ...marketNotices(db, services, listing, act),
      ...(await listingApplicantsNotices(db, services, listing)),
      notifyListingOwner(db, services, listing, {
        act,
        level: reason === null ? "Success" : "Warning",
        name: version.name,
        ...(reason && { reason }),
      }),
    ],
  }
}

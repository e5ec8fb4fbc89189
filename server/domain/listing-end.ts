/** Takes a listing off the market, and decides what becomes of the applications to it. Spec §4. */
import type { ItemMove } from "../../src/domain/listing-lifecycle.ts"
import { isOpenApplication } from "../../src/domain/applications.ts"
import type { Db, Services } from "../contract/services.ts"
import { takeFromModeration } from "./moderation/tasks.ts"
import { recountApplications, rejectApplication } from "./applications.ts"
import { applicantsOf, type Applicant } from "../views/applicants.ts"
import { movedListing, type Listing } from "./listings.ts"

export interface Ended {
  /** The applicants whose open applications were turned down. */
  readonly rejected: readonly Applicant[]
  /** The applicants whose applications had ended before; they show the listing's new status all the same. */
  readonly others: readonly Applicant[]
}

/** Takes a locked listing off the market, what waits of it out of the queue, and turns its open applications down (D43). */
export const endListing = async (
  db: Db,
  services: Services,
  listing: Listing,
  move: Extract<ItemMove, "archive" | "cancel" | "expire" | "block">,
): Promise<Ended> => {
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: movedListing(listing, move),
      hide: false,
      updated_date: services.now(),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", listing.key)
    .execute()
  await takeFromModeration(db, services, { type: listing.kind, key: listing.key })
  const applicants = await applicantsOf(db, listing.key)
  const rejected = applicants.filter(({ status }) => isOpenApplication(status))
  for (const one of rejected) await rejectApplication(db, services, one)
  if (rejected.length > 0) await recountApplications(db, listing.key)
  return { rejected, others: applicants.filter((one) => !rejected.includes(one)) }
}

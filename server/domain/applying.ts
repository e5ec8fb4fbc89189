/** Sends an application, takes it back, and puts it aside. Spec §4. */
import { lockoutEnd } from "../../src/domain/applications.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { forbidden, notFound, refused } from "../contract/refusals.ts"
import {
  movedApplication,
  recountApplications,
  requireApplicationRate,
  requireFreeToApply,
  type ApplicationRow,
} from "./applications.ts"
import { applicantColumn } from "../views/applicants.ts"
import { mayLook } from "./listing-visibility.ts"
import { movedListing, type Listing } from "./listings.ts"

interface Sides {
  readonly customerKey: string
  readonly executantKey: string
}

/**
 * Refuses where no applications may be sent to a locked listing by the caller; strangers don't learn of hidden ones.
 */
export const requireOpen = async (db: Db, caller: Caller, listing: Listing | undefined): Promise<Listing> => {
  if (listing === undefined) throw notFound()
  if (listing.account_key === caller.accountKey)
    throw refused("OwnListingException", "This is the caller's own listing.")
  if (listing.published_version_key === null) throw notFound()
  movedListing(listing, "apply")
  if (!(await mayLook(db, listing, caller))) throw notFound()
  return listing
}

/** Sends an application to an open, locked listing; answers its key. */
export const sendApplication = async (
  db: Db,
  services: Services,
  caller: Caller,
  listing: Listing,
  { customerKey, executantKey }: Sides,
): Promise<string> => {
  const now = services.now()
  const { key: listingKey, kind } = listing
  const sides = { customer_key: customerKey, executant_key: executantKey }
  await requireFreeToApply(db, { kind, listingKey, applicantKey: sides[applicantColumn[kind]], now })
  await requireApplicationRate(db, caller, now)
  const key = services.newKey()
  await db
    .insertInto("applications")
    .values({ key, kind, listing_key: listingKey, ...sides, status: "Sent", created_date: now, updated_date: now })
    .execute()
  await recountApplications(db, listingKey)
  return key
}

/** Takes a locked application back. */
export const cancelApplication = async (db: Db, { now }: Services, row: ApplicationRow): Promise<void> => {
  const at = now()
  await db
    .updateTable("applications")
    .set(({ eb }) => ({
      status: movedApplication(row.status, "cancel"),
      updated_date: at,
      lockout_end_date: lockoutEnd({
        end: "Canceled",
        sentAt: row.created_date.toISOString(),
        endedAt: at.toISOString(),
      }),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", row.key)
    .execute()
  await recountApplications(db, row.listing_key)
}

/** Puts a locked application aside or takes it up again: while it is open, and as often as its receiver likes (D55). */
export const markApplication = async (db: Db, row: ApplicationRow, notInterested: boolean): Promise<void> => {
  const status = movedApplication(row.status, notInterested ? "putAside" : "takeUp")
  await db
    .updateTable("applications")
    .set(({ eb }) => ({ status, not_interested: notInterested, version: eb("version", "+", 1) }))
    .where("key", "=", row.key)
    .execute()
}

/** An offer has an executant, and the caller has to name that very one. */
export const requireItsExecutant = (of: { readonly executant_key: string | null }, said: string | undefined): void => {
  if (said !== undefined && said !== of.executant_key) throw forbidden()
}

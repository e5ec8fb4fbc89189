/** Accepting an application: makes the deal, and notifies everybody concerned. Spec §4, §7. */
import { textLimits } from "../../src/domain/limits.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import { lockedApplication, recountApplications } from "../domain/applications.ts"
import { applicantsOf } from "../views/applicants.ts"
import { requireItsExecutant } from "../domain/applying.ts"
import { makeDeal } from "../domain/deals.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { endListing } from "../domain/listing-end.ts"
import { movedListing } from "../domain/listings.ts"
import { lockedOwnListing } from "../domain/ownership.ts"
import { notifyRejected, ownersActNotices } from "../notices/applications.ts"
import { ownProfileNotices } from "../notices/deals.ts"
import { listingNames, listingNotice } from "../notices/listings.ts"
import { dealNotice } from "../notices/system.ts"
import { notify } from "../notices/user.ts"
import { deal } from "../views/deals.ts"
import { shownListings } from "../views/listings.ts"

interface Context {
  readonly db: Db
  readonly services: Services
  readonly caller: Caller
}

interface Acceptance {
  readonly applicationKey: string
  readonly description: string
  readonly moveToArchive: boolean
  /** The executant that the caller names as the offer's owner. */
  readonly executantKey?: string
}

/** Accepts an application to the caller's listing. */
export const acceptApplication = async (
  { db, services, caller }: Context,
  kind: ListingKind,
  listingKey: string,
  { applicationKey, description, moveToArchive, executantKey }: Acceptance,
) => {
  requireNoErrors({ description: textAreaRules(description, textLimits.dealDescription) })
  const listing = await lockedOwnListing(db, caller, kind, listingKey)
  requireItsExecutant(listing, executantKey)
  const application = await lockedApplication(db, listing.key, applicationKey)
  movedListing(listing, "accept")
  const shown = (await shownListings(db, [listing.key])).get(listing.key)
  const accepted = (await applicantsOf(db, listing.key)).find(({ key }) => key === application.key)
  if (shown === undefined || accepted === undefined) throw notFound()
  const made = await makeDeal(db, services, {
    listing: shown,
    application,
    executantAccountKey: kind === "Order" ? accepted.account_key : listing.account_key,
    description: multiLine(description),
  })
  await recountApplications(db, listing.key)
  const ended = moveToArchive ? await endListing(db, services, listing, "archive") : { rejected: [], others: [] }
  // All applications show their listing's status, so applicants of earlier, ended ones are notified of the archiving, too.
  const others = ended.others.filter(({ key }) => key !== accepted.key)
  return {
    notices: [
      ...ownersActNotices(db, services, { listing, applicants: [accepted], act: "ApplicationAccepted" }),
      ...ownersActNotices(db, services, { listing, applicants: ended.rejected, act: "ApplicationRejected" }),
      ...ownersActNotices(db, services, { listing, applicants: others, act: "ApplicationChanged" }),
      listingNotice(db, services, listing, moveToArchive ? "Archived" : "Changed"),
      dealNotice(db, services, made.customer_account_key, made.key, "DealCreatedEvent"),
      dealNotice(db, services, made.executant_account_key, made.key, "DealCreatedEvent"),
      ...ownProfileNotices(db, services, made),
      notify(db, services, {
        accountKey: accepted.account_key,
        source: "Deal",
        type: "DealCreatedEvent",
        level: "Success",
        metadata: {
          profileKey: accepted.profile_key,
          dealKey: made.key,
          dealNumber: made.number,
          ...listingNames(listing, shown.name),
          applicationKey: application.key,
        },
      }),
      ...notifyRejected(db, services, listing, shown.name, ended.rejected),
    ],
    answer: () => deal(db, services, made.key),
  }
}

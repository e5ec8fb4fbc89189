/** What owners do with the applications to their listings, the same for orders and offers. Spec §7; D55, D58; E10. */
import { textLimits } from "../../src/domain/limits.ts"
import type { ListingKind } from "../../src/domain/orders.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Caller, Db, Services } from "../contract/context.ts"
import { forbidden, notFound } from "../contract/refusals.ts"
import { applicantsOf, lockedApplication, recountApplications } from "../domain/applications.ts"
import { markApplication } from "../domain/applying.ts"
import { makeDeal } from "../domain/deals.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { endListing } from "../domain/listing-writes.ts"
import { invalidState } from "../domain/listings.ts"
import { lockedOwnListing, ownListingRow } from "../domain/ownership.ts"
import { notifyRejected, tellOwner, tellOwnersAct } from "../tell/applications.ts"
import { tellProfiles } from "../tell/deals.ts"
import { listingNames, tellListing } from "../tell/listings.ts"
import { tellDeal } from "../tell/system.ts"
import { notify } from "../tell/user.ts"
import { applicationCounts } from "../views/applications.ts"
import { applicationKeys } from "../views/application-pages.ts"
import { deal } from "../views/deals.ts"
import { shownListings } from "../views/listings.ts"

interface Asked<Input> {
  readonly db: Db
  readonly services: Services
  readonly caller: Caller
  readonly input: Input
}

interface OfListing {
  readonly path: { readonly id: string }
}

interface Face<View> {
  readonly kind: ListingKind
  readonly views: (db: Db, services: Services, keys: readonly string[], isOwner: boolean) => Promise<View[]>
}

interface Acceptance {
  readonly applicationKey: string
  readonly description: string
  readonly moveToArchive: boolean
  /** Whose offer the caller says that it is. */
  readonly executantKey?: string
}

const reading = { kind: "read", access: "account" } as const
const writing = { kind: "write", access: "account" } as const

/** An offer has an executant, and the caller has to name that very one. */
const requireItsExecutant = (of: { readonly executant_key: string | null }, said: string | undefined): void => {
  if (said !== undefined && said !== of.executant_key) throw forbidden()
}

export const receivedApplications = <View>({ kind, views }: Face<View>) => {
  const marking = (notInterested: boolean) => ({
    ...writing,
    handle: async ({
      db,
      services,
      caller,
      input: { path, query },
    }: Asked<{
      readonly path: { readonly id: string; readonly key: string }
      readonly query: { readonly executantKey?: string }
    }>) => {
      const listing = await lockedOwnListing(db, caller, kind, path.id)
      requireItsExecutant(listing, query.executantKey)
      const row = await lockedApplication(db, listing.key, path.key)
      await markApplication(db, row, notInterested)
      return {
        tell: row.not_interested === notInterested ? [] : [tellOwner(db, services, listing, row.key)],
        answer: async () => {
          const [found] = await views(db, services, [row.key], true)
          if (found === undefined) throw notFound()
          return found
        },
      }
    },
  })

  return {
    list: {
      ...reading,
      handle: async ({
        db,
        services,
        caller,
        input: { path, query },
      }: Asked<OfListing & { readonly query: Parameters<typeof applicationKeys>[2] }>) => {
        await ownListingRow(db, caller, kind, path.id)
        const { count, keys } = await applicationKeys(db, { kind, column: "listing_key", key: path.id }, query)
        return { count, items: await views(db, services, keys, true) }
      },
    },

    count: {
      ...reading,
      handle: async ({ db, caller, input: { path } }: Asked<OfListing>) => {
        await ownListingRow(db, caller, kind, path.id)
        return applicationCounts(db, path.id)
      },
    },

    countUnread: {
      ...reading,
      handle: async ({ db, caller, input: { path } }: Asked<OfListing>) => {
        await ownListingRow(db, caller, kind, path.id)
        return { count: (await applicationCounts(db, path.id)).unreadCount }
      },
    },

    readAll: {
      ...writing,
      handle: async ({ db, services, caller, input: { path } }: Asked<OfListing>) => {
        const listing = await ownListingRow(db, caller, kind, path.id)
        const read = await db
          .updateTable("applications")
          .set(({ eb }) => ({ is_read: true, version: eb("version", "+", 1) }))
          .where("listing_key", "=", path.id)
          .where("is_read", "=", false)
          .returning("key")
          .execute()
        const keys = new Set(read.map((row) => row.key))
        const applicants = (await applicantsOf(db, path.id)).filter(({ key }) => keys.has(key))
        return {
          tell: tellOwnersAct(db, services, { listing, applicants, act: "ApplicationsRead" }),
          answer: () => applicationCounts(db, path.id),
        }
      },
    },

    notInterested: marking(true),
    interested: marking(false),
  }
}

/** Accepts an application to the caller's listing: the deal is made, and everybody around it is told. */
export const acceptApplication = async (
  { db, services, caller }: Omit<Asked<unknown>, "input">,
  kind: ListingKind,
  listingKey: string,
  { applicationKey, description, moveToArchive, executantKey }: Acceptance,
) => {
  requireNoErrors({ description: textAreaRules(description, textLimits.dealDescription) })
  const listing = await lockedOwnListing(db, caller, kind, listingKey)
  requireItsExecutant(listing, executantKey)
  const application = await lockedApplication(db, listing.key, applicationKey)
  if (listing.status !== "Published") throw invalidState(listing, "makes no deals")
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
  // An archived listing shows as archived in every application to it, long ended ones included.
  const others = ended.others.filter(({ key }) => key !== accepted.key)
  return {
    tell: [
      ...tellOwnersAct(db, services, { listing, applicants: [accepted], act: "ApplicationAccepted" }),
      ...tellOwnersAct(db, services, { listing, applicants: ended.rejected, act: "ApplicationRejected" }),
      ...tellOwnersAct(db, services, { listing, applicants: others, act: "ApplicationChanged" }),
      tellListing(db, services, listing, moveToArchive ? "Archived" : "Changed"),
      tellDeal(db, services, made.customer_account_key, made.key, "DealCreatedEvent"),
      tellDeal(db, services, made.executant_account_key, made.key, "DealCreatedEvent"),
      ...tellProfiles(db, services, made),
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

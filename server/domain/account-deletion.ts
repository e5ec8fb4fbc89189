/** Deletes an account: its listings and applications end, its name goes, and what was said stays. */
import { deletedName } from "../../src/domain/deleted-name.ts"
import { applicationStatuses, isOpenApplication, lockoutEnd } from "../../src/domain/applications.ts"
import { dealStatuses, isRunningDeal } from "../../src/domain/deals.ts"
import { itemLifecycle } from "../../src/domain/listing-lifecycle.ts"
import { itemStatuses } from "../../src/domain/listing-statuses.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { refused } from "../contract/refusals.ts"
import type { Notice } from "../db/notices.ts"
import { notifyRejected, applicantsActNotices, ownersActNotices } from "../notices/applications.ts"
import { dealEndedNotices } from "../notices/deals.ts"
import { listingClosedNotices } from "../notices/listing-closed.ts"
import { listingName, listingNotice } from "../notices/listings.ts"
import { favoriteNotices } from "../notices/favorites.ts"
import { participantNotices } from "../notices/participants.ts"
import { accountDeletedNotice } from "../notices/system.ts"
import { movedApplication, recountApplications } from "./applications.ts"
import { cancelDeal, closeDoneListing, lockedDeal } from "./deal-end.ts"
import { forgetPerson } from "./forgotten.ts"
import { endListing } from "./listing-end.ts"
import type { Listing } from "./listings.ts"

const openStatuses = itemStatuses.filter((status) => itemLifecycle[status].archive !== undefined)

/** Listings of the account that are not over yet. */
const openListings = (db: Db, { accountKey }: Caller) =>
  db
    .selectFrom("listings")
    .select("key")
    .where("account_key", "=", accountKey)
    .where("status", "in", openStatuses)
    .orderBy("key")
    .execute()

/** Answers the account's applications that wait for an answer. */
const openApplications = (db: Db, { accountKey }: Caller) =>
  db
    .selectFrom("applications")
    .innerJoin("executants", "executants.key", "applications.executant_key")
    .select([
      "applications.key",
      "applications.kind",
      "applications.listing_key",
      "applications.executant_key",
      "applications.customer_key",
      "applications.status",
      "applications.created_date",
    ])
    .where("applications.status", "in", applicationStatuses.filter(isOpenApplication))
    .where((where) =>
      where.or([
        where.and([where("applications.kind", "=", "Order"), where("executants.account_key", "=", accountKey)]),
        where.and([where("applications.kind", "=", "Offer"), where("applications.customer_key", "=", accountKey)]),
      ]),
    )
    .orderBy("applications.key")
    .execute()

/** Of either side. */
const dealsInProgress = (db: Db, { accountKey }: Caller) =>
  db
    .selectFrom("deals")
    .select(["key", "listing_key"])
    .where((where) =>
      where.or([where("customer_account_key", "=", accountKey), where("executant_account_key", "=", accountKey)]),
    )
    .where("status", "in", dealStatuses.filter(isRunningDeal))
    .orderBy("key")
    .execute()

const involved = async (db: Db, caller: Caller): Promise<readonly string[]> => [
  ...new Set([
    ...(await openListings(db, caller)).map(({ key }) => key),
    ...(await openApplications(db, caller)).map((row) => row.listing_key),
    ...(await dealsInProgress(db, caller)).map((row) => row.listing_key),
  ]),
]

/** The transaction is run again. */
const somebodyWasFaster = () => Object.assign(new Error("The account has something new."), { code: "40001" })

/** Locks all that will end, and then the account itself, so that nothing new can begin. */
const lockEverything = async (db: Db, caller: Caller): Promise<ReadonlyMap<string, Listing>> => {
  const keys = await involved(db, caller)
  const listings =
    keys.length === 0
      ? []
      : await db.selectFrom("listings").selectAll().where("key", "in", keys).orderBy("key").forNoKeyUpdate().execute()
  await db.selectFrom("accounts").select("key").where("key", "=", caller.accountKey).forUpdate().execute()
  if ((await involved(db, caller)).some((key) => !keys.includes(key))) throw somebodyWasFaster()
  return new Map(listings.map((listing) => [listing.key, listing]))
}

/** Waits for deals in progress, but for those of the blocked, who could end none: these are cancelled (E342). */
const endDeals = async (db: Db, services: Services, caller: Caller): Promise<readonly Notice[]> => {
  const deals = await dealsInProgress(db, caller)
  const { blocked } = await db
    .selectFrom("accounts")
    .select("blocked")
    .where("key", "=", caller.accountKey)
    .executeTakeFirstOrThrow()
  if (deals.length > 0 && !blocked)
    throw refused("AccountHasActiveDealsException", "There are deals in progress.", { n: deals.length })
  const [now, notices]: [Date, Notice[]] = [services.now(), []]
  for (const { key } of deals) {
    const open = await lockedDeal(db, key)
    const by = open.customer_account_key === caller.accountKey ? "Customer" : "Executant"
    const deal = await cancelDeal(db, open, { by, reason: "OtherReason", comment: null }, now)
    notices.push(...dealEndedNotices(db, services, deal, "DealCanceledEvent"))
    if (await closeDoneListing(db, deal.listing_key, now))
      notices.push(...(await listingClosedNotices(db, services, deal.listing_key)))
  }
  return notices.filter(({ accountKey }) => accountKey !== caller.accountKey)
}

/** Archives the account's listings; applicants are turned down and notified. */
const endListings = async (db: Db, services: Services, listings: readonly Listing[]): Promise<readonly Notice[]> => {
  const notices: Notice[] = []
  for (const listing of listings) {
    const { rejected, others } = await endListing(db, services, listing, "archive")
    notices.push(
      listingNotice(db, services, listing, "Archived"),
      ...ownersActNotices(db, services, { listing, applicants: rejected, act: "ApplicationRejected" }),
      ...ownersActNotices(db, services, { listing, applicants: others, act: "ApplicationChanged" }),
      ...notifyRejected(db, services, listing, await listingName(db, listing.key), rejected),
    )
  }
  return notices
}

type OpenApplication = Awaited<ReturnType<typeof openApplications>>[number]

const cancel = async (db: Db, services: Services, application: OpenApplication, listing: Listing, caller: Caller) => {
  const at = services.now()
  const { key, kind, executant_key: executantKey, created_date: sent, status } = application
  await db
    .updateTable("applications")
    .set(({ eb }) => ({
      status: movedApplication(status, "cancel"),
      updated_date: at,
      lockout_end_date: lockoutEnd({ end: "Canceled", sentAt: sent.toISOString(), endedAt: at.toISOString() }),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", key)
    .execute()
  await recountApplications(db, listing.key)
  const names = kind === "Order" ? { executantKey, executantName: deletedName } : { customerName: deletedName }
  return applicantsActNotices(db, services, {
    listing,
    applicant: { accountKey: caller.accountKey, names },
    applicationKey: key,
    act: "ApplicationCanceled",
  })
}

/** Owners are notified how many keep their listings, and that is one less. */
const dropFavorites = async (db: Db, services: Services, { accountKey }: Caller): Promise<readonly Notice[]> => {
  const dropped = await db.deleteFrom("favorites").where("account_key", "=", accountKey).returningAll().execute()
  if (dropped.length === 0) return []
  const listings = await db
    .selectFrom("listings")
    .selectAll()
    .where(
      "key",
      "in",
      dropped.map((row) => row.listing_key),
    )
    .execute()
  return dropped.flatMap(({ key, listing_key: listingKey }) => {
    const listing = listings.find((one) => one.key === listingKey)
    return listing === undefined
      ? []
      : favoriteNotices(db, services, accountKey, { key, listing }, "FavoriteRemovedEvent")
  })
}

/** Deletes the caller's account; answers the notices to send. */
export const deleteAccount = async (db: Db, services: Services, caller: Caller): Promise<readonly Notice[]> => {
  const locked = await lockEverything(db, caller)
  const notices: Notice[] = [...(await endDeals(db, services, caller))]
  for (const application of await openApplications(db, caller)) {
    const listing = locked.get(application.listing_key)
    if (listing !== undefined) notices.push(...(await cancel(db, services, application, listing, caller)))
  }
  const open = await openListings(db, caller)
  const own = open.flatMap(({ key }) => locked.get(key) ?? [])
  notices.push(...(await endListings(db, services, own)))
  notices.push(...(await dropFavorites(db, services, caller)))
  const profiles = await forgetPerson(db, services, caller)
  for (const key of profiles) notices.push(...(await participantNotices(db, services, key)))
  return [...notices, accountDeletedNotice(caller.accountKey)]
}

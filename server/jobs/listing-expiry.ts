/** Takes listings off the market whose time is over, and warns the owners of those whose time is near. */
import { sql, type Kysely } from "kysely"
import type { Db, Services } from "../contract/services.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices, type Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { expiryWarning } from "../../src/domain/listing-expiry.ts"
import { endListing } from "../domain/listing-end.ts"
import type { Listing } from "../domain/listings.ts"
import { notifyRejected, ownersActNotices } from "../notices/applications.ts"
import { listingName, notifyListingOwner, listingNotice, marketNotices } from "../notices/listings.ts"

/** One that is over; other nodes pass over it. */
const nextOver = (db: Db, now: Date, without: ReadonlySet<string>): Promise<Listing | undefined> =>
  db
    .selectFrom("listings")
    .selectAll()
    .$if(without.size > 0, (rows) => rows.where("key", "not in", [...without]))
    .where("status", "=", "Published")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()

const { shortLifeDays, shortDays, usualDays } = expiryWarning
const life = sql`expires_at - approved_at`
const warning = sql`case when ${life} < make_interval(days => ${shortLifeDays})
  then make_interval(days => ${shortDays}) else make_interval(days => ${usualDays}) end`

/** One that is nearly over and whose owner doesn't know it. One that lives no longer than its warning has none. */
const nextNear = (db: Db, now: Date, without: ReadonlySet<string>): Promise<Listing | undefined> =>
  db
    .selectFrom("listings")
    .selectAll()
    .$if(without.size > 0, (rows) => rows.where("key", "not in", [...without]))
    .where("status", "=", "Published")
    .where("expiry_announced_at", "is", null)
    .where("expires_at", ">", now)
    .where(sql<boolean>`expires_at <= ${now}::timestamptz + make_interval(days => ${usualDays})`)
    .where(sql<boolean>`expires_at <= ${now}::timestamptz + ${warning}`)
    .where(sql<boolean>`${life} > ${warning}`)
    .orderBy("expires_at")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()

const expire = async (db: Db, services: Services, listing: Listing): Promise<readonly Notice[]> => {
  const { rejected, others } = await endListing(db, services, listing, "expire")
  const name = await listingName(db, listing.key)
  return [
    ...marketNotices(db, services, listing, "Expired"),
    ...ownersActNotices(db, services, { listing, applicants: rejected, act: "ApplicationRejected" }),
    ...ownersActNotices(db, services, { listing, applicants: others, act: "ApplicationChanged" }),
    notifyListingOwner(db, services, listing, { act: "Expired", level: "Warning", name }),
    ...notifyRejected(db, services, listing, name, rejected),
  ]
}

const warn = async (db: Db, services: Services, listing: Listing): Promise<readonly Notice[]> => {
  await db.updateTable("listings").set({ expiry_announced_at: services.now() }).where("key", "=", listing.key).execute()
  const name = await listingName(db, listing.key)
  return [
    listingNotice(db, services, listing, "ExpiringSoon"),
    notifyListingOwner(db, services, listing, { act: "ExpiringSoon", level: "Warning", name }),
  ]
}

/**
 * Deals with the one whose turn it is; answers whether there was any.
 *
 * @param without those that could not be dealt with; one that can't be now is added to them, and reported
 */
const expireNext = async (
  db: Kysely<Schema>,
  services: Services,
  without: Set<string>,
  report: (error: unknown) => void,
): Promise<boolean> => {
  let taken: string | undefined
  try {
    return await withTransaction(db, async (trx) => {
      const now = services.now()
      const over = await nextOver(trx, now, without)
      const listing = over ?? (await nextNear(trx, now, without))
      taken = listing?.key
      if (listing === undefined) return false
      await appendNotices(trx, await (over === undefined ? warn : expire)(trx, services, listing))
      return true
    })
  } catch (error) {
    if (taken === undefined) throw error
    without.add(taken)
    report(error)
    return true
  }
}

/** Deals with all of them. */
export const expireAll = async (
  db: Kysely<Schema>,
  services: Services,
  report: (error: unknown) => void,
  mayGoOn: () => boolean = () => true,
): Promise<void> => {
  const without = new Set<string>()
  while (mayGoOn() && (await expireNext(db, services, without, report)));
}

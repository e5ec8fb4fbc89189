/** Applications on the wire. Spec §3 Application. */
import type { Db, Services } from "../contract/services.ts"
import { isOpenApplication } from "../../src/domain/applications.ts"
import type { Wire } from "../contract/shapes.ts"
import { shownListings, type ShownListing } from "./listings.ts"
import { wireMoment, wireMomentOrNull } from "./moments.ts"
import { participants } from "./participants.ts"
import { wirePrice } from "./prices.ts"

const shownIn = (row: ShownListing | undefined): Wire["ApplicationOrder"] => {
  if (row === undefined) throw new Error("An application has lost its listing.")
  const { key, name, start_date: startDate, end_date: endDate, status } = row
  return { key, name, price: wirePrice(row), startDate, endDate, status }
}

/** In the order of the keys, each with the listing that it is for. */
const viewsOf = async <View>(
  db: Db,
  services: Services,
  keys: readonly string[],
  isOwner: boolean,
  view: (common: Omit<Wire["Application"], "order">, listing: Wire["ApplicationOrder"]) => View,
): Promise<View[]> => {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom("applications")
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom("deals").select("deals.key").whereRef("application_key", "=", "applications.key").as("deal_key"),
    )
    .where("key", "in", keys)
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const sides = rows.flatMap((row) => [row.customer_key, row.executant_key])
  const participant = await participants(db, services, sides)
  const listingKeys = rows.map((row) => row.listing_key)
  const listings = await shownListings(db, listingKeys)
  return keys
    .flatMap((key) => byKey.get(key) ?? [])
    .map((row) =>
      view(
        {
          key: row.key,
          status: row.status,
          createdDate: wireMoment(row.created_date),
          updatedDate: wireMoment(row.updated_date),
          lockoutEndDate: wireMomentOrNull(row.lockout_end_date),
          isRead: row.is_read,
          // An applicant who was put aside does not learn of it (D55).
          notInterested: isOwner && row.not_interested,
          customer: participant(row.customer_key),
          executant: participant(row.executant_key),
          dealKey: row.deal_key,
        },
        shownIn(listings.get(row.listing_key)),
      ),
    )
}

/** Applications to orders, as the owner of the order sees them or as the applicant does. */
export const applications = (
  db: Db,
  services: Services,
  keys: readonly string[],
  isOwner: boolean,
): Promise<Wire["Application"][]> => viewsOf(db, services, keys, isOwner, (common, order) => ({ ...common, order }))

/** Applications to offers, likewise. */
export const offerApplications = (
  db: Db,
  services: Services,
  keys: readonly string[],
  isOwner: boolean,
): Promise<Wire["OfferApplication"][]> =>
  viewsOf(db, services, keys, isOwner, (common, offer) => ({ ...common, offer }))

/** Counts the applications to a listing, for its owner. */
export const applicationCounts = async (db: Db, listingKey: string): Promise<Wire["ApplicationCounts"]> => {
  const rows = await db
    .selectFrom("applications")
    .select(({ fn }) => ["status", "not_interested", "is_read", fn.countAll<number>().as("count")])
    .where("listing_key", "=", listingKey)
    .groupBy(["status", "not_interested", "is_read"])
    .execute()
  const countOf = (fits: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(fits).reduce((sum, { count }) => sum + Number(count), 0)
  const isSent = ({ status }: (typeof rows)[number]): boolean => isOpenApplication(status)
  return {
    applicationsCount: countOf(() => true),
    applicationsInInterestedCount: countOf((row) => isSent(row) && !row.not_interested),
    applicationsInNotInterestedCount: countOf((row) => isSent(row) && row.not_interested),
    unreadCount: countOf((row) => isSent(row) && !row.is_read),
    byStatus: {
      Sent: countOf(isSent),
      Accepted: countOf(({ status }) => status === "Accepted"),
      Canceled: countOf(({ status }) => status === "Canceled"),
      Rejected: countOf(({ status }) => status === "Rejected"),
    },
  }
}

/** Orders on the wire: as their owners see them, and as everybody does. Spec §3 Order. */
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { latestViews, ownFields, publishedViews, sharedFields, type Around, type ShownListing } from "./listings.ts"

const shared = (row: ShownListing, { owner, files, locations }: Around): Wire["PublicOrder"] => ({
  ...sharedFields(row),
  versionKey: row.version_key,
  filesCollection: files,
  customer: owner,
  locations,
  viewsCount: row.views,
  metadata: {
    orderViews: row.views,
    orderApplicationsCount: row.applications_count,
    orderAssignmentsCount: 0,
    orderProposalsCount: 0,
  },
})

/** Own orders, the latest version of each (D48). */
export const ownOrders = (db: Db, services: Services, keys: readonly string[]): Promise<Wire["Order"][]> =>
  latestViews(db, services, keys, (row, around) => ({
    ...shared(row, around),
    ...ownFields(row),
    accountKey: row.account_key,
  }))

export const ownOrder = async (db: Db, services: Services, key: string): Promise<Wire["Order"]> => {
  const [order] = await ownOrders(db, services, [key])
  if (order === undefined) throw notFound()
  return order
}

/** Orders as everybody sees them, the last approved version of each (D40); `accountKey` is who looks. */
export const publicOrders = (
  db: Db,
  services: Services,
  keys: readonly string[],
  accountKey: string | null = null,
): Promise<Wire["PublicOrder"][]> => publishedViews(db, services, keys, { accountKey }, shared)

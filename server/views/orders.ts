/** Orders on the wire: as their owners see them, and as everybody does. Spec §3 Order; D40, D42. */
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { Db, Services } from "../contract/context.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { orderFiles } from "./files.ts"
import { wireMoment } from "./moments.ts"
import { participants } from "./participants.ts"
import { wirePrice } from "./prices.ts"

type VersionColumn = "latest_version_key" | "published_version_key"

/** Orders joined with one of their versions, in the order of the keys; those without such a version are left out. */
const rowsOf = async (db: Db, keys: readonly string[], version: VersionColumn) => {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom("listings")
    .innerJoin("listing_versions", "listing_versions.key", `listings.${version}`)
    .selectAll("listings")
    .select([
      "listing_versions.key as version_key",
      "listing_versions.version_status",
      "listing_versions.name",
      "listing_versions.description",
      "listing_versions.classificator_key",
      "listing_versions.price_by_agreement",
      "listing_versions.price_value_minor",
      "listing_versions.price_currency",
      "listing_versions.price_unit",
      "listing_versions.start_date",
      "listing_versions.end_date",
      "listing_versions.reason as version_reason",
    ])
    .where("listings.key", "in", keys)
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

export type OrderRow = Awaited<ReturnType<typeof rowsOf>>[number]

const shared = (row: OrderRow, customer: Wire["Participant"], files: readonly Wire["File"][]): Wire["PublicOrder"] => ({
  key: row.key,
  name: row.name,
  description: row.description,
  startDate: row.start_date,
  endDate: row.end_date,
  updatedDate: wireMoment(row.updated_date),
  price: wirePrice(row),
  classificatorPrimaryKey: row.classificator_key,
  versionKey: row.version_key,
  filesCollection: [...files],
  customer,
  language: chooseLanguage([row.language]),
  metadata: { orderViews: row.views, orderApplicationsCount: row.applications_count },
})

const viewsOf = async <View>(
  db: Db,
  services: Services,
  rows: readonly OrderRow[],
  view: (row: OrderRow, common: Wire["PublicOrder"]) => View,
): Promise<View[]> => {
  const customer = await participants(
    db,
    services,
    rows.map((row) => row.account_key),
  )
  const files = await orderFiles(
    db,
    services,
    rows.map((row) => row.key),
  )
  return rows.map((row) => view(row, shared(row, customer(row.account_key), files.get(row.key) ?? [])))
}

/** Own orders, the latest version of each (D48). */
export const ownOrders = async (db: Db, services: Services, keys: readonly string[]): Promise<Wire["Order"][]> =>
  viewsOf(db, services, await rowsOf(db, keys, "latest_version_key"), (row, common) => ({
    ...common,
    accountKey: row.account_key,
    createdDate: wireMoment(row.created_date),
    hide: row.hide,
    status: row.status,
    versionStatus: row.version_status,
    reason: row.version_reason,
  }))

export const ownOrder = async (db: Db, services: Services, key: string): Promise<Wire["Order"]> => {
  const [order] = await ownOrders(db, services, [key])
  if (order === undefined) throw notFound()
  return order
}

/** Orders as everybody sees them, the last approved version of each (D40). */
export const publicOrders = async (
  db: Db,
  services: Services,
  keys: readonly string[],
): Promise<Wire["PublicOrder"][]> =>
  viewsOf(db, services, await rowsOf(db, keys, "published_version_key"), (_, common) => common)

/** As much of orders as applications and deals need, whichever version the public may see or, before that, the latest. */
export const shownOrderRows = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, OrderRow>> => {
  const wanted = [...new Set(keys)]
  const latest = await rowsOf(db, wanted, "latest_version_key")
  const approved = await rowsOf(db, wanted, "published_version_key")
  return new Map([...latest, ...approved].map((row) => [row.key, row]))
}

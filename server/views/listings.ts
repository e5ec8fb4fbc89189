/** Listings joined with the version of their text that is to be shown, whichever kind they are. Spec §3. */
import { sql } from "kysely"
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import { listingFiles } from "./files.ts"
import { locationsOf, type Eyes } from "./locations.ts"
import { wireMoment } from "./moments.ts"
import { participants } from "./participants.ts"
import { wirePrice } from "./prices.ts"

/** The version of a text that is to be shown; `shown` is what the public may see or, before that, the latest. */
const versions = {
  latest: sql.ref<string>("listings.latest_version_key"),
  published: sql.ref<string>("listings.published_version_key"),
  shown: sql<string>`coalesce(listings.published_version_key, listings.latest_version_key)`,
} as const

/** In the order of the keys; those without such a version are left out. */
const rowsOf = async (db: Db, keys: readonly string[], version: keyof typeof versions) => {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom("listings")
    .innerJoin("listing_versions", (join) => join.on("listing_versions.key", "=", versions[version]))
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
      "listing_versions.language as version_language",
    ])
    .where("listings.key", "in", keys)
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

export type ShownListing = Awaited<ReturnType<typeof rowsOf>>[number]

/** The profile whose listing it is: the account's customer, or an executant. */
export const ownerProfile = ({ account_key: account, executant_key: executant }: ShownListing): string =>
  executant ?? account

export interface Around {
  readonly owner: Wire["Participant"]
  readonly files: Wire["File"][]
  readonly locations: Wire["Location"][]
}

/** Answers the fields that both kinds have in common on the wire. */
export const sharedFields = (row: ShownListing) => ({
  key: row.key,
  name: row.name,
  description: row.description,
  startDate: row.start_date,
  endDate: row.end_date,
  updatedDate: wireMoment(row.updated_date),
  price: wirePrice(row),
  classificatorPrimaryKey: row.classificator_key,
  language: chooseLanguage([row.version_language]),
})

/** Answers the fields that only the owner reads. */
export const ownFields = (row: ShownListing) => ({
  createdDate: wireMoment(row.created_date),
  hide: row.hide,
  status: row.status,
  versionStatus: row.version_status,
  reason: row.reason ?? row.version_reason,
})

const viewsOf = async <View>(
  db: Db,
  services: Services,
  rows: readonly ShownListing[],
  eyes: Eyes,
  view: (row: ShownListing, around: Around) => View,
): Promise<View[]> => {
  const keys = rows.map((row) => row.key)
  const owner = await participants(db, services, rows.map(ownerProfile))
  const files = await listingFiles(db, services, keys, eyes === "owner" ? "owner" : "public")
  const locations = await locationsOf(db, keys, eyes)
  return rows.map((row) =>
    view(row, {
      owner: owner(ownerProfile(row)),
      files: [...(files.get(row.key) ?? [])],
      locations: [...(locations.get(row.key) ?? [])],
    }),
  )
}

/** The latest version of each, as its owner sees it (D48). */
export const latestViews = async <View>(
  db: Db,
  services: Services,
  keys: readonly string[],
  view: (row: ShownListing, around: Around) => View,
): Promise<View[]> => viewsOf(db, services, await rowsOf(db, keys, "latest"), "owner", view)

/** The last approved version of each, as everybody sees it (D40), or with the eyes of one account. */
export const publishedViews = async <View>(
  db: Db,
  services: Services,
  keys: readonly string[],
  eyes: Eyes,
  view: (row: ShownListing, around: Around) => View,
): Promise<View[]> => viewsOf(db, services, await rowsOf(db, keys, "published"), eyes, view)

/** Reads listings as applications and deals show them: the public text or, before there is one, the latest. */
export const shownListings = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, ShownListing>> =>
  new Map((await rowsOf(db, [...new Set(keys)], "shown")).map((row) => [row.key, row]))

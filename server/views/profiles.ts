/** Accounts and their executant profiles, as their owners and as others see them. Spec §3 Account, Executant. */
import type { Selectable } from "kysely"
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import type { Schema } from "../db/schema.ts"
import { executantFiles } from "./files.ts"
import { placesFor, placeView, type Eyes } from "./locations.ts"
import { wireMoment } from "./moments.ts"
import { photoLink } from "./photos.ts"
import { worthOf } from "./ratings.ts"

type AccountRow = Selectable<Schema["accounts"]>
type ExecutantRow = Selectable<Schema["executants"]>

const contactsIn = ({ email, phone_number: phone }: Pick<AccountRow, "email" | "phone_number">): Wire["Contacts"] => ({
  email,
  phone,
  other: [],
})

const sharedAccount = async (db: Db, services: Services, row: AccountRow) => {
  const { rating, metadata } = (await worthOf(db, "customer_key", [row.key]))(row.key)
  return {
    key: row.key,
    registeredOn: wireMoment(row.registered_on),
    name: row.name,
    description: row.description,
    photoUrl: photoLink(services, row.photo_file_key),
    photoThumbnail: photoLink(services, row.photo_file_key, "medium"),
    rating,
    metadata,
  }
}

export const account = async (db: Db, services: Services, key: string): Promise<Wire["Account"]> => {
  const row = await db.selectFrom("accounts").selectAll().where("key", "=", key).executeTakeFirst()
  if (row === undefined) throw notFound()
  const language = chooseLanguage([row.language])
  return {
    ...(await sharedAccount(db, services, row)),
    activeProfileKey: row.active_profile_key,
    email: row.email,
    phoneNumber: row.phone_number,
    avatarKey: row.photo_file_key,
    preferredLanguage: language,
    language,
    blocked: row.blocked,
    blockedReason: row.blocked_reason,
  }
}

/** A person as everybody sees them; there is nothing to see of one who has left. `mayReach`: with their contacts (D47). */
export const publicAccount = async (
  db: Db,
  services: Services,
  key: string,
  mayReach: boolean,
): Promise<Wire["PublicAccount"]> => {
  const row = await db
    .selectFrom("accounts")
    .selectAll()
    .where("key", "=", key)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return { ...(await sharedAccount(db, services, row)), contacts: mayReach ? contactsIn(row) : null }
}

/** Counts how many people keep an offer of each of these profiles. */
const favoritesOf = async (db: Db, executantKeys: readonly string[]): Promise<ReadonlyMap<string | null, number>> => {
  const rows = await db
    .selectFrom("favorites")
    .innerJoin("listings", "listings.key", "favorites.listing_key")
    .select(({ fn }) => ["listings.executant_key", fn.count<number>("favorites.account_key").distinct().as("count")])
    .where("listings.executant_key", "in", executantKeys)
    .groupBy("listings.executant_key")
    .execute()
  return new Map(rows.map((row) => [row.executant_key, Number(row.count)]))
}

/** Answers the fields that owners and others see alike. */
const sharedExecutants = async (
  db: Db,
  services: Services,
  rows: readonly ExecutantRow[],
  whose: "owner" | "public",
) => {
  const keys = rows.map((row) => row.key)
  if (keys.length === 0) return []
  const worth = await worthOf(db, "executant_key", keys)
  const files = await executantFiles(db, services, keys, whose)
  const favorites = await favoritesOf(db, keys)
  return rows.map((row) => ({
    key: row.key,
    registeredOn: wireMoment(row.registered_on),
    name: row.name,
    description: row.description,
    workExperience: row.work_experience,
    educationDescription: row.education_description,
    photo: photoLink(services, row.photo_file_key, "medium"),
    classificatorPrimaryKey: row.classificator_root_key,
    language: chooseLanguage([row.language]),
    rating: worth(row.key).rating,
    educationFiles: files(row.key, "Education"),
    portfolioFiles: files(row.key, "Portfolio"),
    metadata: { ...worth(row.key).metadata, inFavorites: favorites.get(row.key) ?? 0, views: row.views },
  }))
}

const contactsOf = async (db: Db, accountKey: string): Promise<Wire["Contacts"]> =>
  contactsIn(
    await db
      .selectFrom("accounts")
      .select(["email", "phone_number"])
      .where("key", "=", accountKey)
      .executeTakeFirstOrThrow(),
  )

/** Where each profile's offers are that everybody may see, as `eyes` may see it (D46). */
const placesOf = async (db: Db, executantKeys: readonly string[], eyes: Eyes) => {
  const rows = await placesFor(db, eyes)
    .innerJoin("listings", "listings.key", "locations.listing_key")
    .select("listings.executant_key")
    .where("listings.executant_key", "in", executantKeys)
    .where("listings.status", "=", "Published")
    .where("listings.hide", "=", false)
    .orderBy("listings.approved_at")
    .orderBy("listings.key")
    .execute()
  return (executantKey: string): Wire["Location"][] =>
    rows.filter(({ executant_key: whose }) => whose === executantKey).map(placeView)
}

/** Adds what a profile is to become, or was refused to become; everybody else still sees the row itself (D50). */
const withChanges = async (db: Db, rows: readonly ExecutantRow[]) => {
  const changes = await db
    .selectFrom("executant_changes")
    .selectAll()
    .where(
      "executant_key",
      "in",
      rows.map((row) => row.key),
    )
    .execute()
  const byKey = new Map(changes.map((change) => [change.executant_key, change]))
  return rows.map((row) => {
    const change = byKey.get(row.key)
    const own = row.status === "Draft" && row.reason !== null ? "Declined" : row.status
    return { row: { ...row, ...change }, versionStatus: change?.version_status ?? own } as const
  })
}

/** An account's executant profiles, the oldest first; one alone where a key is given. */
export const executants = async (
  db: Db,
  services: Services,
  accountKey: string,
  key?: string,
): Promise<Wire["Executant"][]> => {
  const kept = await db
    .selectFrom("executants")
    .selectAll()
    .where("account_key", "=", accountKey)
    .$if(key !== undefined, (query) => query.where("key", "=", key ?? ""))
    .orderBy("registered_on")
    .orderBy("key")
    .execute()
  if (kept.length === 0) return []
  const latest = await withChanges(db, kept)
  const contacts = await contactsOf(db, accountKey)
  const keys = kept.map((row) => row.key)
  const locations = await placesOf(db, keys, "owner")
  const shared = await sharedExecutants(
    db,
    services,
    latest.map(({ row }) => row),
    "owner",
  )
  return shared.flatMap((common, place) => {
    const { row, versionStatus } = latest[place] ?? {}
    if (row === undefined || versionStatus === undefined) return []
    const { status, reason, is_subscribed: isSubscribed, blocked, blocked_reason: blockedReason } = row
    const own = { accountKey, status, versionStatus, reason, contacts, isSubscribed, blocked, blockedReason }
    return [{ ...common, ...own, locations: locations(row.key) }]
  })
}

export const executant = async (
  db: Db,
  services: Services,
  accountKey: string,
  key: string,
): Promise<Wire["Executant"]> => {
  const [found] = await executants(db, services, accountKey, key)
  if (found === undefined) throw notFound()
  return found
}

interface Onlooker {
  readonly accountKey: string | null
  /** Contacts are for the owner and the parties of a deal (D47). */
  readonly mayReach: boolean
}

/** A profile as everybody sees it. */
export const publicExecutant = async (
  db: Db,
  services: Services,
  row: ExecutantRow,
  { accountKey, mayReach }: Onlooker,
): Promise<Wire["PublicExecutant"]> => {
  const [found] = await sharedExecutants(db, services, [row], "public")
  if (found === undefined) throw notFound()
  const locations = await placesOf(db, [row.key], { accountKey })
  return { ...found, locations: locations(row.key), contacts: mayReach ? await contactsOf(db, row.account_key) : null }
}

/** Writes listings: makes them, writes them anew, shows and hides them. */
import type { Language } from "../../src/domain/languages.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { isPublishedItem } from "../../src/domain/listing-statuses.ts"
import type { Db, Services } from "../contract/services.ts"
import { languageOfText } from "../data/text-language.ts"
import { submitToModeration } from "./moderation/tasks.ts"
import { movedListing, type Listing, type ListingText } from "./listings.ts"

interface NewListing {
  readonly kind: ListingKind
  readonly accountKey: string
  readonly executantKey: string | null
  readonly text: ListingText
  /** The writer's. */
  readonly language: Language
}

interface NewVersion {
  readonly key: string
  readonly kind: ListingKind
  readonly versionKey: string
  readonly text: ListingText
  /** The writer's: a hint at the language of the text, which decides about the stems of the words (E606). */
  readonly language: Language
}

/** A version and its wait for moderation. */
const addVersion = async (
  db: Db,
  services: Services,
  { key, kind, versionKey, text, language }: NewVersion,
): Promise<void> => {
  await db
    .insertInto("listing_versions")
    .values({
      key: versionKey,
      listing_key: key,
      version_status: "OnModeration",
      created_date: services.now(),
      language: languageOfText(`${text.name}\n${text.description}`, language),
      ...text,
    })
    .execute()
  await submitToModeration(db, services, { type: kind, key, versionKey })
}

/** A new listing, waiting for moderation; answers its key. */
export const makeListing = async (db: Db, services: Services, listing: NewListing): Promise<string> => {
  const { kind, accountKey, executantKey, text, language } = listing
  const now = services.now()
  const [key, versionKey] = [services.newKey(), services.newKey()]
  await db
    .insertInto("listings")
    .values({
      key,
      kind,
      account_key: accountKey,
      executant_key: executantKey,
      status: "OnModeration",
      latest_version_key: versionKey,
      created_date: now,
      updated_date: now,
      language,
    })
    .execute()
  await addVersion(db, services, { key, kind, versionKey, text, language })
  return key
}

/** The days that a new version may keep although they have passed: those of what is on the market (D37; E135). */
export const standingDays = async (db: Db, { status, latest_version_key: key }: Listing) =>
  isPublishedItem(status)
    ? db
        .selectFrom("listing_versions")
        .select(["start_date as startDate", "end_date as endDate"])
        .where("key", "=", key)
        .executeTakeFirst()
    : undefined

/** A new version goes to moderation in place of one that waits; what is published stays so until then (D40). Answers its key. */
export const reviseListing = async (
  db: Db,
  services: Services,
  listing: Listing,
  { text, language }: Pick<NewVersion, "text" | "language">,
): Promise<string> => {
  const status = movedListing(listing, "submit")
  await db
    .updateTable("listing_versions")
    .set({ version_status: "Archived" })
    .where("key", "=", listing.latest_version_key)
    .where("version_status", "=", "OnModeration")
    .execute()
  const { key, kind } = listing
  const versionKey = services.newKey()
  await addVersion(db, services, { key, kind, versionKey, text, language })
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status,
      latest_version_key: versionKey,
      updated_date: services.now(),
      reason: null,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", key)
    .execute()
  return versionKey
}

/** Hiding is a flag beside the status, and only what is published can be hidden (D42). */
export const hideListing = async (db: Db, { now }: Services, listing: Listing, hide: boolean): Promise<void> => {
  movedListing(listing, hide ? "hide" : "unhide")
  await db
    .updateTable("listings")
    .set(({ eb }) => ({ hide, updated_date: now(), version: eb("version", "+", 1) }))
    .where("key", "=", listing.key)
    .execute()
}

/** Decides which listing a message or a new chat may be about, and what its speaker sees it called. */
import type { ChatMessageContext, ListingRef } from "../../src/domain/chat.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { invalid } from "../contract/refusals.ts"
import { requireNoErrors } from "./fields.ts"
import { withPublicVersion } from "../views/public-versions.ts"
import type { Side } from "./chat.ts"
import { mayLook } from "./listing-visibility.ts"
import type { Listing } from "./listings.ts"
import { listingRow } from "./ownership.ts"

/** The two of a chat, as far as listings are concerned. */
interface Speakers {
  readonly own: string
  readonly other: string
}

/** The two who talk, one of them the author. */
export const speakersOf = (own: string, sides: readonly { readonly participant_key: string }[]): Speakers => ({
  own,
  other: sides.find(({ participant_key: key }) => key !== own)?.participant_key ?? own,
})

interface UploadedContext {
  readonly contextType?: ListingRef["type"]
  readonly contextKey?: string
}

/** Reads the listing that an upload names in two parameters that go together. */
export const uploadsListing = ({ contextType: type, contextKey: key }: UploadedContext): ListingRef | null => {
  if (type !== undefined && key !== undefined) return { type, key }
  requireNoErrors({
    contextType: type === undefined && key !== undefined ? ["required"] : [],
    contextKey: key === undefined && type !== undefined ? ["required"] : [],
  })
  return null
}

/** Among one's applications and deals one sees a listing whatever became of it. */
const hasApplied = async (db: Db, { key }: Listing, profileKey: string): Promise<boolean> => {
  const application = await db
    .selectFrom("applications")
    .select("key")
    .where("listing_key", "=", key)
    .where((where) => where.or([where("customer_key", "=", profileKey), where("executant_key", "=", profileKey)]))
    .limit(1)
    .executeTakeFirst()
  return application !== undefined
}

/** The version that the caller sees: owners their latest, others what was approved; null when they see none. */
const seenVersion = async (db: Db, caller: Caller, listing: Listing, profileKey: string): Promise<string | null> => {
  if (listing.account_key === caller.accountKey) return listing.latest_version_key
  return (await mayLook(db, listing, caller)) || (await hasApplied(db, listing, profileKey))
    ? listing.published_version_key
    : null
}

/**
 * Takes a listing of one of the two that the caller may see. Whatever else is refused in the same words, so that nobody
 * learns what is there; `field` is where the request names the key.
 */
export const contextOf = async (
  db: Db,
  caller: Caller,
  { own, other }: Speakers,
  { type, key }: ListingRef,
  field = "context.key",
): Promise<ChatMessageContext> => {
  const listing = await listingRow(db, type, key)
  const owner = listing?.executant_key ?? listing?.account_key
  const version =
    listing !== undefined && (owner === own || owner === other) ? await seenVersion(db, caller, listing, own) : null
  if (version === null) throw invalid({ [field]: ["unknownValue"] })
  const { name } = await db
    .selectFrom("listing_versions")
    .select("name")
    .where("key", "=", version)
    .executeTakeFirstOrThrow()
  return { type, key, name }
}

/** The listing that the two last applied about, by its public name. */
const appliedFor = (db: Db, me: Side, other: Side) =>
  withPublicVersion(db)
    .innerJoin("applications", "applications.listing_key", "listings.key")
    .select("listing_versions.name")
    .where("applications.customer_key", "in", [me.key, other.key])
    .where("applications.executant_key", "in", [me.key, other.key])
    .orderBy("applications.created_date", "desc")
    .limit(1)
    .executeTakeFirst()

/** Names a new chat that names no listing: after what lets the two talk, never in its beginner's own words. */
export const chatNameOf = async (db: Db, me: Side, other: Side): Promise<string> => {
  const applied = await appliedFor(db, me, other)
  if (applied !== undefined) return applied.name
  const isCustomer = other.type === "Customer"
  const { name } = await withPublicVersion(db)
    .select("listing_versions.name")
    .where("listings.kind", "=", isCustomer ? "Order" : "Offer")
    .where(isCustomer ? "listings.account_key" : "listings.executant_key", "=", other.key)
    .where("listings.status", "=", "Published")
    .where("listings.hide", "=", false)
    .orderBy("listings.created_date", "desc")
    .orderBy("listings.key")
    .limit(1)
    .executeTakeFirstOrThrow()
  return name
}

/** Reads what moderators look at, whatever kind it is: its words, and whose it is. */
import type { ComplaintTarget } from "../../src/domain/complaints.ts"
import { isPublishedExecutant } from "../../src/domain/executant-statuses.ts"
import type { Db } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import type { KeptSubject } from "./deals.ts"
import { listingTextColumns, moderatedListing, moderatedProfile } from "./moderated-texts.ts"
import { withPublicVersion } from "./public-versions.ts"

export interface Shown {
  readonly ownerKey: string
  readonly ownerName: string
  readonly text: Wire["ModeratedText"]
  /** Everybody may read it now. */
  readonly isPublic: boolean
  /** Of a listing: the version that its words are from. */
  readonly versionKey: string | null
}

interface Row {
  readonly key: string
  readonly owner_key: string
  readonly name: string
  readonly description: string
  readonly is_public?: boolean
  readonly version_key?: string
}

const listings = async (db: Db, keys: readonly string[]): Promise<Row[]> => {
  const rows = await withPublicVersion(db)
    .select([
      "listings.key",
      "listings.account_key as owner_key",
      "listings.published_version_key",
      "listing_versions.key as version_key",
      ...listingTextColumns.map((column) => `listing_versions.${column}` as const),
    ])
    .where("listings.key", "in", keys)
    .execute()
  return rows.map((row) => ({
    key: row.key,
    owner_key: row.owner_key,
    ...moderatedListing(row),
    version_key: row.version_key,
    is_public: row.published_version_key !== null,
  }))
}

const executants = async (db: Db, keys: readonly string[]): Promise<Row[]> => {
  const rows = await db.selectFrom("executants").selectAll().where("key", "in", keys).execute()
  return rows.map((row) => ({
    key: row.key,
    owner_key: row.account_key,
    ...moderatedProfile(row),
    is_public: isPublishedExecutant(row.status),
  }))
}

const accounts = (db: Db, keys: readonly string[]): Promise<Row[]> =>
  db
    .selectFrom("accounts")
    .select(["key", "key as owner_key", "name", "description"])
    .where("key", "in", keys)
    .execute()

/** Answers by whom each deal was complained of first, of the complaints that are open. */
const complainersOf = async (db: Db, dealKeys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom("complaints")
    .select(["target_key", "account_key"])
    .where("target_type", "=", "Deal")
    .where("target_key", "in", dealKeys)
    .orderBy(({ eb }) => eb("status", "=", "Open"), "asc")
    .orderBy("created_date", "desc")
    .execute()
  return new Map(rows.map((row) => [row.target_key, row.account_key]))
}

/** A deal belongs to two: what moderators decide about is the side that is complained of (E37). */
const deals = async (db: Db, keys: readonly string[]): Promise<Row[]> => {
  const rows = await db.selectFrom("deals").selectAll().where("key", "in", keys).execute()
  const complainers = await complainersOf(db, keys)
  return rows.map((row) => ({
    key: row.key,
    owner_key:
      complainers.get(row.key) === row.customer_account_key ? row.executant_account_key : row.customer_account_key,
    name: (row.subject as KeptSubject).name,
    description: row.description,
  }))
}

const messages = (db: Db, keys: readonly string[]): Promise<Row[]> =>
  db
    .selectFrom("chat_messages")
    .innerJoin("chats", "chats.key", "chat_messages.chat_key")
    .innerJoin("chat_participants", (join) =>
      join
        .onRef("chat_participants.chat_key", "=", "chat_messages.chat_key")
        .onRef("chat_participants.participant_key", "=", "chat_messages.author_key"),
    )
    .select(({ fn, selectFrom }) => [
      "chat_messages.key",
      "chat_participants.account_key as owner_key",
      "chats.name",
      fn
        .coalesce(
          // The author may have taken it back since it was complained of.
          selectFrom("complaints")
            .select("complaints.said")
            .whereRef("complaints.target_key", "=", "chat_messages.key")
            .where("complaints.said", "<>", "")
            .orderBy("complaints.created_date")
            .limit(1),
          "chat_messages.content",
        )
        .as("description"),
    ])
    .where("chat_messages.key", "in", keys)
    .execute()

const feedbacks = async (db: Db, keys: readonly string[]): Promise<Row[]> => {
  const rows = await db
    .selectFrom("feedbacks")
    .innerJoin("deals", "deals.key", "feedbacks.deal_key")
    .select([
      "feedbacks.key",
      "feedbacks.author_type",
      "feedbacks.details",
      "deals.subject",
      "deals.customer_account_key",
      "deals.executant_account_key",
    ])
    .where("feedbacks.key", "in", keys)
    .execute()
  return rows.map((row) => ({
    key: row.key,
    owner_key: row.author_type === "Customer" ? row.customer_account_key : row.executant_account_key,
    name: (row.subject as KeptSubject).name,
    description: row.details,
  }))
}

const readers: Readonly<Record<ComplaintTarget, (db: Db, keys: readonly string[]) => Promise<readonly Row[]>>> = {
  Order: listings,
  Offer: listings,
  Executant: executants,
  Customer: accounts,
  Deal: deals,
  ChatMessage: messages,
  Feedback: feedbacks,
}

export const targets = async (
  db: Db,
  type: ComplaintTarget,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Shown>> => {
  if (keys.length === 0) return new Map()
  const rows = await readers[type](db, keys)
  if (rows.length === 0) return new Map()
  const owners = await db
    .selectFrom("accounts")
    .select(["key", "name"])
    .where(
      "key",
      "in",
      rows.map((row) => row.owner_key),
    )
    .execute()
  const names = new Map(owners.map((owner) => [owner.key, owner.name]))
  return new Map(
    rows.map((row) => [
      row.key,
      {
        ownerKey: row.owner_key,
        ownerName: names.get(row.owner_key) ?? "",
        text: { name: row.name, description: row.description },
        isPublic: row.is_public ?? true,
        versionKey: row.version_key ?? null,
      },
    ]),
  )
}

/** The server's rules for chats: who may write to whom. */
import type { Selectable } from "kysely"
import type { ParticipantType } from "../../src/domain/participants.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { forbidden, notFound, refused } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import { requireOwnProfile } from "./ownership.ts"

export interface Side {
  readonly key: string
  readonly type: ParticipantType
  readonly accountKey: string
}

/** Key of a pair: both profile keys, the smaller first, so that a pair has one chat whoever starts it (D67). */
export const pairKey = (a: string, b: string): string => [a, b].sort().join("/")

const noProfile = () => refused("ProfileNotFoundException", "There is no such profile.")

/** A profile as a side of a chat; refuses a key that no profile has or had. */
export const sideOf = async (db: Db, { key, type }: Pick<Side, "key" | "type">): Promise<Side> => {
  const row =
    type === "Customer"
      ? await db.selectFrom("accounts").select("key as account_key").where("key", "=", key).executeTakeFirst()
      : await db.selectFrom("executants").select("account_key").where("key", "=", key).executeTakeFirst()
  if (row === undefined) throw noProfile()
  return { key, type, accountKey: row.account_key }
}

const hasListing = async (db: Db, { key, type }: Side): Promise<boolean> => {
  const listing = await db
    .selectFrom("listings")
    .select("key")
    .where("kind", "=", type === "Customer" ? "Order" : "Offer")
    .where(type === "Customer" ? "account_key" : "executant_key", "=", key)
    .where("status", "=", "Published")
    .where("hide", "=", false)
    .limit(1)
    .executeTakeFirst()
  return listing !== undefined
}

const haveApplication = async (db: Db, a: Side, b: Side): Promise<boolean> => {
  const application = await db
    .selectFrom("applications")
    .select("key")
    .where("customer_key", "in", [a.key, b.key])
    .where("executant_key", "in", [a.key, b.key])
    .limit(1)
    .executeTakeFirst()
  return application !== undefined
}

const isBlocked = async (db: Db, { key, type }: Side): Promise<boolean> => {
  if (type === "Customer") return false
  const executant = await db
    .selectFrom("executants")
    .select("key")
    .where("key", "=", key)
    .where("blocked", "=", true)
    .executeTakeFirst()
  return executant !== undefined
}

const someHaveLeft = async (db: Db, accountKeys: readonly string[]): Promise<boolean> => {
  const gone = await db
    .selectFrom("accounts")
    .select("key")
    .where("key", "in", accountKeys)
    .where("deleted_at", "is not", null)
    .limit(1)
    .executeTakeFirst()
  return gone !== undefined
}

/** Answers whether everybody may see the profile. */
const isPublic = async (db: Db, { key, type }: Side): Promise<boolean> => {
  if (type === "Customer") return true
  const executant = await db
    .selectFrom("executants")
    .select("key")
    .where("key", "=", key)
    .where("status", "=", "Published")
    .where("blocked", "=", false)
    .executeTakeFirst()
  return executant !== undefined
}

/**
 * Anybody may write to the owner of a published listing, and both sides of an application to each other (D67); a
 * blocked profile only the latter (E146).
 */
export const requireMayWrite = async (db: Db, me: Side, other: Side): Promise<void> => {
  if (await someHaveLeft(db, [other.accountKey])) throw noProfile()
  if (me.accountKey === other.accountKey)
    throw refused("ChatUnavailableException", "Both profiles belong to one account.")
  if (await haveApplication(db, me, other)) return
  if ((await hasListing(db, other)) && !(await isBlocked(db, me))) return
  throw (await isPublic(db, other))
    ? refused("ChatUnavailableException", "There is nothing between the two profiles to talk about.")
    : noProfile()
}

/** The two sides of a chat. */
export const chatSides = (db: Db, chatKey: string): Promise<Selectable<Schema["chat_participants"]>[]> =>
  db.selectFrom("chat_participants").selectAll().where("chat_key", "=", chatKey).orderBy("participant_key").execute()

/**
 * The caller's side of the chat, by the profile that is named, else by the one that is the caller's; and both sides.
 */
export const ownSideOf = async (db: Db, caller: Caller, chatKey: string, named: string | undefined) => {
  if (named !== undefined) return { own: named, sides: await requireTakesPart(db, caller, chatKey, named) }
  const sides = await chatSides(db, chatKey)
  if (sides.length === 0) throw notFound()
  const own = sides.find((side) => side.account_key === caller.accountKey)
  if (own === undefined) throw forbidden()
  return { own: own.participant_key, sides }
}

/** Refuses a profile that isn't the caller's or doesn't take part in the chat; answers both sides. */
export const requireTakesPart = async (db: Db, caller: Caller, chatKey: string, profileKey: string) => {
  const sides = await chatSides(db, chatKey)
  if (sides.length === 0) throw notFound()
  await requireOwnProfile(db, caller, profileKey)
  if (!sides.some((side) => side.participant_key === profileKey)) throw forbidden()
  return sides
}

/** Refuses writing to a deleted account; what was said stays readable (D77). */
export const requireAllThere = async (db: Db, sides: readonly { readonly account_key: string }[]): Promise<void> => {
  const accountKeys = sides.map((side) => side.account_key)
  if (await someHaveLeft(db, accountKeys)) throw refused("ChatUnavailableException", "The other side has left.")
}

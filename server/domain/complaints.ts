/** Decides what may be complained of, by whom, and for which reasons. Spec §3 Complaint reasons. */
import { complaintReasons, type ComplaintTarget } from "../../src/domain/complaints.ts"
import { needsComment } from "../../src/domain/deal-cancelling.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import { isOnMarket } from "../../src/domain/listing-statuses.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { notFound, refused } from "../contract/refusals.ts"
import { sideOf } from "./deal-end.ts"
import { requireNoErrors } from "./fields.ts"
import { enforceRateLimit } from "./rates.ts"

export interface Target {
  readonly type: ComplaintTarget
  readonly key: string
}

type Found = { readonly accountKey: string } | undefined

/** Answers whether there is an application of the caller's, or to the caller, with it. */
const hadToDo = async (
  db: Db,
  caller: Caller,
  { column, key }: { readonly column: "listing_key" | "executant_key"; readonly key: string },
): Promise<boolean> => {
  const application = await db
    .selectFrom("applications")
    .leftJoin("executants", "executants.key", "applications.executant_key")
    .select("applications.key")
    .where(`applications.${column}`, "=", key)
    .where(({ eb, or }) =>
      or([
        eb("applications.customer_key", "=", caller.accountKey),
        eb("executants.account_key", "=", caller.accountKey),
      ]),
    )
    .executeTakeFirst()
  return application !== undefined
}

/** Somebody else's listing: on the market, or one that the caller has had to do with (D42). */
const listing = async (db: Db, caller: Caller, kind: "Order" | "Offer", key: string): Promise<Found> => {
  const row = await db
    .selectFrom("listings")
    .select(["account_key", "status", "hide"])
    .where("key", "=", key)
    .where("kind", "=", kind)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.account_key === caller.accountKey) throw refused("OwnListingException", "This listing is your own.")
  if (isOnMarket({ status: row.status, hidden: row.hide })) return { accountKey: row.account_key }
  return (await hadToDo(db, caller, { column: "listing_key", key })) ? { accountKey: row.account_key } : undefined
}

/** A profile that everybody sees, or a blocked one that the caller has had to do with. */
const executant = async (db: Db, caller: Caller, key: string): Promise<Found> => {
  const row = await db
    .selectFrom("executants")
    .select(["account_key as accountKey", "blocked"])
    .where("key", "=", key)
    .where("status", "=", "Published")
    .executeTakeFirst()
  if (row?.blocked !== true) return row
  return (await hadToDo(db, caller, { column: "executant_key", key })) ? row : undefined
}

/** Moderators must know which side complains, so it does by the profile that takes part (E37). */
const deal = async (db: Db, caller: Caller, key: string, participantKey: string): Promise<Found> => {
  const row = await db
    .selectFrom("deals")
    .selectAll()
    .where("key", "=", key)
    .where(({ eb, or }) =>
      or([eb("customer_account_key", "=", caller.accountKey), eb("executant_account_key", "=", caller.accountKey)]),
    )
    .executeTakeFirst()
  if (row === undefined) return undefined
  const isCustomer = sideOf(row, participantKey) === "Customer"
  return { accountKey: isCustomer ? row.executant_account_key : row.customer_account_key }
}

const message = async (db: Db, caller: Caller, key: string): Promise<Found> =>
  db
    .selectFrom("chat_messages")
    .innerJoin("chat_participants as author", (join) =>
      join
        .onRef("author.chat_key", "=", "chat_messages.chat_key")
        .onRef("author.participant_key", "=", "chat_messages.author_key"),
    )
    .innerJoin("chat_participants as reader", "reader.chat_key", "chat_messages.chat_key")
    .select("author.account_key as accountKey")
    .where("chat_messages.key", "=", key)
    .where("reader.account_key", "=", caller.accountKey)
    .executeTakeFirst()

/** The account behind something that the caller may see. */
const ownerOf = async (db: Db, caller: Caller, { type, key }: Target, participantKey: string): Promise<Found> => {
  switch (type) {
    case "Order":
    case "Offer":
      return listing(db, caller, type, key)
    case "Deal":
      return deal(db, caller, key, participantKey)
    case "ChatMessage":
      return message(db, caller, key)
    case "Executant":
      return executant(db, caller, key)
    case "Customer":
      return db
        .selectFrom("accounts")
        .select("key as accountKey")
        .where("key", "=", key)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    case "Feedback":
      return db
        .selectFrom("feedbacks")
        .leftJoin("executants", "executants.key", "feedbacks.author_key")
        .select(({ fn }) => fn.coalesce("executants.account_key", "feedbacks.author_key").as("accountKey"))
        .where("feedbacks.key", "=", key)
        .where("feedbacks.is_revealed", "=", true)
        .where("feedbacks.removed_at", "is", null)
        .executeTakeFirst()
  }
}

/** Refuses what the caller can't see, and what is their own. */
export const requireTarget = async (db: Db, caller: Caller, target: Target, participantKey: string): Promise<void> => {
  const found = await ownerOf(db, caller, target, participantKey)
  if (found === undefined) throw notFound()
  requireNoErrors({ targetKey: found.accountKey === caller.accountKey ? ["unknownValue"] : [] })
}

const hadDeal = async (db: Db, participantKey: string, { key }: Target): Promise<boolean> => {
  const found = await db
    .selectFrom("deals")
    .select("key")
    .where(({ eb, or, and }) =>
      or([
        and([eb("customer_key", "=", participantKey), eb("executant_key", "=", key)]),
        and([eb("executant_key", "=", participantKey), eb("customer_key", "=", key)]),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

interface Words {
  readonly participantKey: string
  readonly target: Target
  readonly reason: ReturnType<typeof complaintReasons>[number]
  readonly comment: string | undefined
}

/** The comment as it is kept; refuses a reason of the other set, and "other" without a word (D88). */
export const checkedWords = async (db: Db, words: Words): Promise<string | null> => {
  const { participantKey, target, reason } = words
  const comment = multiLine(words.comment ?? "")
  const { min, max } = textLimits.otherReasonComment
  const allowed = complaintReasons(target.type, await hadDeal(db, participantKey, target))
  requireNoErrors({
    reason: allowed.includes(reason) ? [] : ["unknownValue"],
    comment: textAreaRules(comment, { min: needsComment(reason) ? min : 0, max }),
  })
  return comment === "" ? null : comment
}

/** The words that a message's author could take back while moderators haven't read them (E417). */
export const wordsToKeep = async (db: Db, { type, key }: Target): Promise<string | null> => {
  if (type !== "ChatMessage") return null
  const message = await db.selectFrom("chat_messages").select("content").where("key", "=", key).executeTakeFirst()
  return message?.content ?? null
}

export const requireComplaintRate = (db: Db, caller: Caller, now: Date): Promise<void> =>
  enforceRateLimit(db, { limit: "complaints", caller, now }, (since) =>
    db
      .selectFrom("complaints")
      .select("created_date as at")
      .where("account_key", "=", caller.accountKey)
      .where("created_date", ">", since)
      .execute(),
  )

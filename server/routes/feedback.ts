/** Feedback of closed deals, and the ratings computed from it. Spec §7 Deals and feedback. */
import type { ParticipantType } from "../../src/domain/participants.ts"
import type { Caller, Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { readSort } from "../contract/filters.ts"
import { keyPageOf, type ListQuery } from "../contract/pages.ts"
import { notFound } from "../contract/refusals.ts"
import { isThereFor } from "../domain/contacts.ts"
import { lockedOwnDeal, sideOf } from "../domain/deal-end.ts"
import { giveFeedback } from "../domain/feedback.ts"
import { requireOwnProfile } from "../domain/ownership.ts"
import { notifyOfFeedback, dealFeedbackNotices } from "../notices/deals.ts"
import { ratedNotices } from "../notices/rated.ts"
import { dealFeedbacks, feedback, feedbacks } from "../views/feedback.ts"
import { ratings } from "../views/ratings.ts"

const sortFields = { CreatedDate: "created_date", Rating: "rating" } as const

interface Given {
  readonly authorType: ParticipantType
  readonly authorKey: string
  readonly targetKey: string
  readonly body: { readonly dealKey: string; readonly rating: number; readonly details?: string }
}

const give = async (db: Db, services: Services, caller: Caller, given: Given) => {
  const { authorType, authorKey, targetKey, body } = given
  const deal = await lockedOwnDeal(db, caller, body.dealKey, authorKey)
  const target = authorType === "Customer" ? deal.executant_key : deal.customer_key
  if (target !== targetKey || sideOf(deal, authorKey) !== authorType) throw notFound()
  const { rating, details = "" } = body
  const { key, rated } = await giveFeedback(db, services, { deal, authorType, rating, details })
  return {
    notices: [
      ...dealFeedbackNotices(db, services, deal, "FeedbackCreatedEvent"),
      ...notifyOfFeedback(db, services, deal, authorType),
      ...(await ratedNotices(db, services, deal, rated)),
    ],
    answer: () => feedback(db, services, key),
  }
}

const summary = async (db: Db, services: Services, targetKey: string, query: ListQuery) => {
  const sort = readSort(query.sortBy, sortFields, { column: "created_date", direction: "desc" })
  const list = db
    .selectFrom("feedbacks")
    .where("target_key", "=", targetKey)
    .where("is_revealed", "=", true)
    .where("removed_at", "is", null)
  const { count, keys } = await keyPageOf(list, query, (rows) =>
    rows.select("key").orderBy(sort.column, sort.direction).orderBy("key"),
  )
  return { count, items: await feedbacks(db, services, keys), rating: (await ratings(db, [targetKey]))(targetKey) }
}

type Operations =
  | "getDealFeedbacks"
  | "giveExecutantFeedback"
  | "giveCustomerFeedback"
  | "listExecutantFeedbacks"
  | "listCustomerFeedbacks"

export const feedbackRoutes: Handlers<Operations> = {
  getDealFeedbacks: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await requireOwnProfile(db, caller, query.participantKey)
      const deal = await db.selectFrom("deals").selectAll().where("key", "=", path.key).executeTakeFirst()
      if (deal === undefined) throw notFound()
      sideOf(deal, query.participantKey)
      const found = await dealFeedbacks(db, services, path.key, query.participantKey)
      if (found.mine === null && found.theirs === null) throw notFound()
      return found
    },
  },

  giveExecutantFeedback: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { path, body } }) =>
      give(db, services, caller, {
        authorType: "Customer",
        authorKey: caller.accountKey,
        targetKey: path.key,
        body,
      }),
  },

  giveCustomerFeedback: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { path, body } }) =>
      give(db, services, caller, {
        authorType: "Executant",
        authorKey: body.authorKey,
        targetKey: path.key,
        body,
      }),
  },

  listExecutantFeedbacks: {
    kind: "read",
    access: "anyone",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const row = await db.selectFrom("executants").selectAll().where("key", "=", path.key).executeTakeFirst()
      if (row === undefined) throw notFound()
      if (row.account_key !== caller?.accountKey && !(await isThereFor(db, caller, row))) throw notFound()
      return summary(db, services, path.key, query)
    },
  },

  listCustomerFeedbacks: {
    kind: "read",
    access: "anyone",
    handle: async ({ db, services, input: { path, query } }) => {
      const known = await db
        .selectFrom("accounts")
        .select("key")
        .where("key", "=", path.key)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
      if (known === undefined) throw notFound()
      return summary(db, services, path.key, query)
    },
  },
}

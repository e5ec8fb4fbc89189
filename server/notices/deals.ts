/** Notices to both sides about the end of a deal and its feedback. Spec §3 What is told. */
import type { Selectable } from "kysely"
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { dealFeedbacks } from "../views/feedback.ts"
import { system, accountNotice, dealNotice, executantNotice } from "./system.ts"
import { notify } from "./user.ts"

export type DealRow = Selectable<Schema["deals"]>

/** The two sides of a deal, each with profile and account. */
export const sidesOf = (deal: DealRow) =>
  [
    { type: "Customer", profileKey: deal.customer_key, accountKey: deal.customer_account_key },
    { type: "Executant", profileKey: deal.executant_key, accountKey: deal.executant_account_key },
  ] as const

/** Both profiles' counts of deals and ratings, to their owners. */
export const ownProfileNotices = (db: Db, services: Services, deal: DealRow): readonly Notice[] => [
  accountNotice(db, services, deal.customer_account_key, "AccountChangedEvent"),
  executantNotice(db, services, deal.executant_account_key, deal.executant_key, "ExecutantChangedEvent"),
]

const namesOf = ({ subject }: DealRow) => {
  const { kind, key, name } = subject as {
    readonly kind: "Order" | "Offer"
    readonly key: string
    readonly name: string
  }
  return kind === "Order" ? { orderKey: key, orderName: name } : { offerKey: key, offerName: name }
}

export const dealEndedNotices = (
  db: Db,
  services: Services,
  deal: DealRow,
  type: "DealClosedEvent" | "DealCanceledEvent",
): readonly Notice[] => [
  ...sidesOf(deal).map(({ accountKey }) => dealNotice(db, services, accountKey, deal.key, type)),
  ...ownProfileNotices(db, services, deal),
  ...sidesOf(deal).map(({ accountKey, profileKey }) =>
    notify(db, services, {
      accountKey,
      source: "Deal",
      type,
      level: type === "DealClosedEvent" ? "Success" : "Warning",
      metadata: {
        profileKey,
        dealKey: deal.key,
        dealNumber: deal.number,
        ...namesOf(deal),
        ...(deal.canceling_reason && { cancelingReason: deal.canceling_reason }),
      },
    }),
  ),
]

type FeedbackEvent = "FeedbackCreatedEvent" | "FeedbackRevealedEvent" | "FeedbackRemovedEvent"

/** The deal's feedback, to each side as far as it may see it. */
export const dealFeedbackNotices = (
  db: Db,
  services: Services,
  deal: DealRow,
  type: FeedbackEvent,
): readonly Notice[] =>
  sidesOf(deal).map(({ accountKey, profileKey }) =>
    system(accountKey, async () => ({
      source: "Feedback",
      type,
      metadata: { dealKey: deal.key, feedbacks: await dealFeedbacks(db, services, deal.key, profileKey) },
    })),
  )

/** Notifies the rated side that there is feedback, without its content, which may have to stay hidden (D66). */
export const notifyOfFeedback = (
  db: Db,
  services: Services,
  deal: DealRow,
  authorType: "Customer" | "Executant",
): readonly Notice[] =>
  sidesOf(deal)
    .filter(({ type }) => type !== authorType)
    .map(({ accountKey, profileKey }) =>
      notify(db, services, {
        accountKey,
        source: "Feedback",
        type: "FeedbackCreatedEvent",
        level: "Info",
        metadata: { profileKey, dealKey: deal.key, dealNumber: deal.number, ...namesOf(deal) },
      }),
    )

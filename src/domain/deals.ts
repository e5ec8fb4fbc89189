/** Deals: what accepted applications become. Spec §3, §4; D59–D66. */
import type { StoredFile } from "./files.ts"
import type { ListingKind } from "./listings.ts"
import type { Place } from "./locations.ts"
import type { Participant } from "./participants.ts"
import type { Price } from "./prices.ts"

export const dealStatusNumbers = { InProgress: 10, Closed: 20, Canceled: 30 } as const
export type DealStatus = keyof typeof dealStatusNumbers

/** `rate`: leave feedback. */
export const dealMoves = ["close", "cancel", "rate"] as const
export type DealMove = (typeof dealMoves)[number]

/** Either side may end a deal, once (D60), and rate it when it was closed (D64); other moves are refused. */
export const dealLifecycle: Readonly<Record<DealStatus, Partial<Readonly<Record<DealMove, DealStatus>>>>> = {
  InProgress: { close: "Closed", cancel: "Canceled" },
  Closed: { rate: "Closed" },
  Canceled: {},
}

export const dealCancelReasonNumbers = {
  IncorrectPrice: 0,
  ParticipantDoesNotContactMe: 10,
  ParticipantCreatesObstaclesToWorkPerformance: 20,
  DeadlinesForTheTransactionWereViolated: 30,
  OtherReason: 40,
} as const
export type DealCancelReason = keyof typeof dealCancelReasonNumbers

/** A copy of the listing at the time of acceptance (D59). */
export interface DealSubject {
  readonly kind: ListingKind
  readonly key: string
  readonly name: string
  readonly description: string
  readonly files: readonly StoredFile[]
  readonly price: Price
  readonly categoryKey: string
  readonly startDate: string
  readonly endDate: string
  readonly place: Place | null // the exact one: only the parties read a deal (D46)
}

export interface Deal {
  readonly key: string
  readonly number: number
  readonly status: DealStatus
  readonly createdDate: string
  readonly updatedDate: string
  readonly description: string
  readonly customer: Participant
  readonly executant: Participant
  readonly cancelingReason: DealCancelReason | null
  readonly cancelingComment: string | null
  readonly subject: DealSubject
  readonly asOf: number
}

export const dealTabs = ["active", "archive"] as const
export type DealTab = (typeof dealTabs)[number]

export const dealTabOf = (status: DealStatus): DealTab => (status === "InProgress" ? "active" : "archive")

export const dealFilters: Readonly<Record<DealTab, string>> = {
  active: "Status eq InProgress",
  archive: "Status ne InProgress",
}

/**
 * "1 024": digits in groups of three with no-break spaces, the same in every language, as people quote it to each other
 * (D59).
 */
export const dealNumberText = (number: number): string => {
  const digits = String(number)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3).match(/.{3}/gu) ?? []
  return groups.join("\u00A0").trimStart()
}

/** The reasons to cancel a deal, in the dialog's order. */
export const dealCancelReasons = Object.keys(dealCancelReasonNumbers) as readonly DealCancelReason[]

/** When it was closed; null unless it was. Nothing changes a deal after its end. */
export const closedDateOf = ({ status, updatedDate }: Pick<Deal, "status" | "updatedDate">): string | null =>
  status === "Closed" ? updatedDate : null

/** Whether a reason needs a comment: "other" alone does (D30, D60). */
export const needsComment = (reason: string): boolean => reason === "OtherReason"

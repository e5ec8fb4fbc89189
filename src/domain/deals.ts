/** Deals: what accepted applications become. Spec §3, §4. */
import type { Growing } from "./growing.ts"
import type { DealCancelReason } from "./deal-cancelling.ts"
import type { StoredFile } from "./files.ts"
import type { ListingKind } from "./listings.ts"
import type { Place } from "./locations.ts"
import type { Participant } from "./participants.ts"
import type { Price } from "./prices.ts"

export const dealStatusNumbers = { InProgress: 10, Closed: 20, Canceled: 30 } as const
export type DealStatus = keyof typeof dealStatusNumbers
export const dealStatuses = Object.keys(dealStatusNumbers) as readonly DealStatus[]

/** The phase that each status stands for; a status that is forgotten here does not compile. */
const phases: Readonly<Record<Growing<DealStatus>, "running" | "done" | "calledOff" | null>> = {
  InProgress: "running",
  Closed: "done",
  Canceled: "calledOff",
  Unknown: null,
}

/** Answers whether work is owed: a running deal keeps its listing, its sides and its application from ending. */
export const isRunningDeal = (status: Growing<DealStatus>): boolean => phases[status] === "running"

/** Answers whether the work was done: a done deal counts and may be rated. */
export const isDoneDeal = (status: Growing<DealStatus>): boolean => phases[status] === "done"

export const isCalledOffDeal = (status: Growing<DealStatus>): boolean => phases[status] === "calledOff"

/** `rate`: leave feedback. */
export const dealMoves = ["close", "cancel", "rate"] as const
export type DealMove = (typeof dealMoves)[number]

/** Either side may end a deal, once (D60), and rate it when it was closed (D64); other moves are refused. */
export const dealLifecycle: Readonly<Record<Growing<DealStatus>, Partial<Readonly<Record<DealMove, DealStatus>>>>> = {
  InProgress: { close: "Closed", cancel: "Canceled" },
  Closed: { rate: "Closed" },
  Canceled: {},
  Unknown: {},
}

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
  readonly status: Growing<DealStatus>
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

export const dealTabOf = (status: Growing<DealStatus>): DealTab => (isRunningDeal(status) ? "active" : "archive")

/** Answers when a deal was closed; null unless it was. Nothing changes a deal after its end. */
export const closedDateOf = ({ status, updatedDate }: Pick<Deal, "status" | "updatedDate">): string | null =>
  isDoneDeal(status) ? updatedDate : null

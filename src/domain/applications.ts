/** Applications: one side's offer to take up the other's listing. Spec §3, §4. */
import type { Growing } from "./growing.ts"
import { applicationLockout } from "./limits.ts"
import type { ItemStatus } from "./listing-statuses.ts"
import { applicantSides, ownerSides, type ListingId } from "./listings.ts"
import type { Participant } from "./participants.ts"
import type { Price } from "./prices.ts"

export const applicationStatusNumbers = { Sent: 10, Accepted: 20, Canceled: 30, Rejected: 40 } as const
export type ApplicationStatus = keyof typeof applicationStatusNumbers
export const applicationStatuses = Object.keys(applicationStatusNumbers) as readonly ApplicationStatus[]

/** The phase that each status stands for; a status that is forgotten here does not compile. */
const phases = {
  Sent: "open",
  Accepted: "accepted",
  Canceled: "over",
  Rejected: "over",
  Unknown: null,
} as const satisfies Readonly<Record<Growing<ApplicationStatus>, "open" | "accepted" | "over" | null>>

type EndedStatus = {
  [Status in ApplicationStatus]: (typeof phases)[Status] extends "over" ? Status : never
}[ApplicationStatus]

/** Answers whether the listing's owner has yet to decide. */
export const isOpenApplication = (status: Growing<ApplicationStatus>): boolean => phases[status] === "open"

/** Answers whether the application became a deal. */
export const isAcceptedApplication = (status: Growing<ApplicationStatus>): boolean => phases[status] === "accepted"

/** Answers whether the application ended without a deal. */
export const isEndedApplication = (status: Growing<ApplicationStatus>): status is EndedStatus =>
  phases[status] === "over"

export interface Application {
  readonly key: string
  readonly status: Growing<ApplicationStatus>
  readonly createdDate: string
  readonly updatedDate: string
  readonly lockoutEndDate: string | null
  readonly isRead: boolean
  readonly notInterested: boolean
  readonly customer: Participant
  readonly executant: Participant
  readonly listing: ListingId & {
    readonly name: string
    readonly price: Price
    readonly startDate: string
    readonly endDate: string
    readonly status: Growing<ItemStatus>
  }
  readonly dealKey: string | null
  readonly asOf: number
}

/** Answers the owner of the listing that was applied to. */
export const ownerOf = (application: Application): Participant => application[ownerSides[application.listing.kind]]

/** Answers the applicant: an executant to an order, a customer to an offer. */
export const applicantOf = (application: Application): Participant =>
  application[applicantSides[application.listing.kind]]

export interface ApplicationCounts {
  readonly all: number
  readonly interested: number
  readonly notInterested: number
  readonly unread: number
  readonly byStatus: Readonly<Record<ApplicationStatus, number>>
  readonly asOf: number
}

/** Counts the other open applications to the listing: archiving it rejects them (D43, D58). */
export const othersWaiting = ({ byStatus }: ApplicationCounts, status: Growing<ApplicationStatus>): number =>
  Math.max(0, byStatus.Sent - (isOpenApplication(status) ? 1 : 0))

export const applicationTabs = ["active", "archive"] as const
export type ApplicationTab = (typeof applicationTabs)[number]

/** The tab of an application; accepted ones are in none, as they are shown as deals (D56). */
export const applicationTabOf = (status: Growing<ApplicationStatus>): ApplicationTab | null =>
  isOpenApplication(status) ? "active" : isEndedApplication(status) ? "archive" : null

/** The ways to look at open applications: all, those of interest, or those that were put aside (D55, E331). */
export const interests = ["all", "interested", "aside"] as const
export type Interest = (typeof interests)[number]

const isAsideIn: Readonly<Record<Interest, boolean | null>> = { all: null, interested: false, aside: true }

/** The choice of received applications to look at; the archive has no sorting out. */
export interface Received {
  readonly tab: ApplicationTab
  readonly interest: Interest
}

/** Answers the value of `NotInterested` that such applications have; null: either. */
export const wantedAside = ({ tab, interest }: Received): boolean | null =>
  tab === "archive" ? null : isAsideIn[interest]

export const isReceivedIn = (
  received: Received,
  { status, notInterested }: Pick<Application, "status" | "notInterested">,
): boolean => {
  const isAside = wantedAside(received)
  return applicationTabOf(status) === received.tab && (isAside === null || isAside === notInterested)
}

/** `putAside` and `takeUp` are the receiver's "not interested" and "interested" (D55). */
export const applicationMoves = ["accept", "cancel", "reject", "putAside", "takeUp"] as const
export type ApplicationMove = (typeof applicationMoves)[number]

/** Only a sent application can change its status; all others are final (D55). */
export const applicationLifecycle: Readonly<
  Record<Growing<ApplicationStatus>, Partial<Readonly<Record<ApplicationMove, ApplicationStatus>>>>
> = {
  Sent: { accept: "Accepted", cancel: "Canceled", reject: "Rejected", putAside: "Sent", takeUp: "Sent" },
  Accepted: {},
  Canceled: {},
  Rejected: {},
  Unknown: {},
}

/**
 * Answers when a profile may apply again after its application ended; null when at once (D57). Moments are ISO 8601. A
 * withdrawal soon after sending sets no lockout.
 */
export const lockoutEnd = ({
  end,
  sentAt,
  endedAt,
}: {
  readonly end: "Canceled" | "Rejected"
  readonly sentAt: string
  readonly endedAt: string
}): string | null => {
  const ended = Date.parse(endedAt)
  if (end === "Canceled" && ended - Date.parse(sentAt) <= applicationLockout.forgivenWithinMs) return null
  return new Date(ended + applicationLockout.lastsMs).toISOString()
}

/** Answers whether the lockout is over; no other place reads the specification's "after a lockout end date" (D57). */
export const canApplyAgain = (lockoutEndDate: string | null, now: string): boolean =>
  lockoutEndDate === null || Date.parse(now) >= Date.parse(lockoutEndDate)

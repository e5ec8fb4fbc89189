/** Executant profiles: who offers services. Spec §3, §4, first set; D50. */
import { asBefore } from "./listing-lifecycle.ts"
import type { Rating } from "./participants.ts"
import type { RefusalReason } from "./moderation.ts"

export const executantStatuses = ["Draft", "OnModeration", "Published"] as const
export type ExecutantStatus = (typeof executantStatuses)[number]
export const executantStatusNumbers: Readonly<Record<ExecutantStatus, number>> = {
  Draft: 10,
  OnModeration: 20,
  Published: 30,
}

/** A block is a flag beside the status, and stands before it (D50). */
export type ExecutantState = ExecutantStatus | "Blocked"

/** What can be asked of a profile; `offer` and `apply` are what it does on the market. */
export const executantMoves = ["edit", "submit", "offer", "apply", "approve", "refuse", "block", "unblock"] as const
export type ExecutantMove = (typeof executantMoves)[number]

/** Every allowed move, and where it leads; any other is an InvalidState refusal (D50, D54; E12, E121). */
export const executantLifecycle: Readonly<
  Record<ExecutantState, Partial<Readonly<Record<ExecutantMove, ExecutantState | typeof asBefore>>>>
> = {
  Draft: { edit: "Draft", submit: "OnModeration", block: "Blocked" },
  OnModeration: {
    edit: "OnModeration",
    submit: "OnModeration",
    offer: "OnModeration",
    approve: "Published",
    refuse: "Draft",
    block: "Blocked",
  },
  Published: {
    edit: "Published",
    submit: "Published",
    offer: "Published",
    apply: "Published",
    approve: "Published",
    refuse: "Published",
    block: "Blocked",
  },
  Blocked: { refuse: "Blocked", unblock: asBefore },
}

export interface Executant {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly photo: string | null
  readonly status: ExecutantStatus
  readonly reason: RefusalReason | null
  readonly categoryKey: string
  readonly rating: Rating
  readonly asOf: number
}

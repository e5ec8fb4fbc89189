/** The statuses of executant profiles, and what each of them is by name. Spec §4, first set. */
import type { Growing } from "./growing.ts"

export const executantStatuses = ["Draft", "OnModeration", "Published"] as const
export type ExecutantStatus = (typeof executantStatuses)[number]

/** Answers whether a profile is on the market, as far as its status decides: a block stands before the status. */
export const isPublishedExecutant = (status: Growing<ExecutantStatus>): boolean => status === "Published"

/** Answers whether a profile waits for its first approval. */
export const isWaitingExecutant = (status: Growing<ExecutantStatus>): boolean => status === "OnModeration"

/** Answers whether a profile is with its owner: not sent to moderation yet, or sent back by moderation. */
export const isDraftExecutant = (status: Growing<ExecutantStatus>): boolean => status === "Draft"

export const executantStatusNumbers: Readonly<Record<ExecutantStatus, number>> = {
  Draft: 10,
  OnModeration: 20,
  Published: 30,
}

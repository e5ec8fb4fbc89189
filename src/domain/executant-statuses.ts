/** The statuses of executant profiles, and what each of them is by name. Spec §4, first set; D50. */

export const executantStatuses = ["Draft", "OnModeration", "Published"] as const
export type ExecutantStatus = (typeof executantStatuses)[number]

/** Whether it is on the market, as far as its status decides; a block stands before it. */
export const isPublishedExecutant = (status: ExecutantStatus): boolean => status === "Published"

/** Whether moderation has not approved it once. */
export const isWaitingExecutant = (status: ExecutantStatus): boolean => status === "OnModeration"

/** Whether it is with its owner: not sent to moderation yet, or sent back by it. */
export const isDraftExecutant = (status: ExecutantStatus): boolean => status === "Draft"

export const executantStatusNumbers: Readonly<Record<ExecutantStatus, number>> = {
  Draft: 10,
  OnModeration: 20,
  Published: 30,
}

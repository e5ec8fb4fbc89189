/** Executant profiles: who offers services. Spec §3, §4 set (a); D50. */
import type { Rating } from "./participants.ts"
import type { RefusalReason } from "./moderation.ts"

export const executantStatuses = ["Draft", "OnModeration", "Published"] as const
export type ExecutantStatus = (typeof executantStatuses)[number]
export const executantStatusNumbers: Readonly<Record<ExecutantStatus, number>> = {
  Draft: 10,
  OnModeration: 20,
  Published: 30,
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

/** Letters to support: the ways to write one, and what moderators read. Spec §7 Support. */
import type { rooms } from "./routes.ts"

export interface ReceivedLetter {
  readonly key: string
  readonly userName: string
  readonly email: string
  readonly message: string
  readonly createdDate: string
  /** The number of events in the log that came with it; null where none did. */
  readonly logEvents: number | null
}

/** The ways in which the letter's page is opened: with the event log going along. */
export const letterViews = ["log"] as const

/** The address of a letter about a problem; a plain text, as every page has it. */
export const reportPath =
  "/support/support?view=log" satisfies `${typeof rooms.support}?view=${(typeof letterViews)[number]}`

/** The tables of feedback, favourites and presence. Spec §3 Feedback, Favourite, Statistics. */
import type { Generated } from "kysely"
import type { ParticipantType } from "../../src/domain/participants.ts"
import type { Moment, MomentOrNow, MomentOrNull } from "./columns.ts"

interface Feedbacks {
  readonly key: string
  readonly deal_key: string
  readonly author_type: ParticipantType
  /** The profiles of both sides. */
  readonly author_key: string
  readonly target_key: string
  readonly rating: number
  readonly details: Generated<string>
  readonly created_date: MomentOrNow
  /** The feedback is public; until then only its author sees it (D66). */
  readonly is_revealed: boolean
  readonly reveal_at: Moment
  readonly removed_at: MomentOrNull
}

interface Favorites {
  readonly key: string
  readonly account_key: string
  readonly listing_key: string
  readonly created_date: MomentOrNow
}

interface Presences {
  readonly account_key: string
  readonly seen_at: Moment
}

export interface FeedbackTables {
  readonly feedbacks: Feedbacks
  readonly favorites: Favorites
  readonly presences: Presences
}

/** The reason and the author of a deal's end. */
export interface DealEnd {
  readonly closed_date: MomentOrNull
  readonly canceled_by: Generated<ParticipantType | null>
}

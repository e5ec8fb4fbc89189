/** Feedback: pages of it about a profile, as they were last asked for, and both sides of a deal. Spec §3 Feedback. */
import type { DealFeedbacks, Feedback } from "../domain/feedback.ts"
import type { Rating } from "../domain/participants.ts"
import type { FeedbackQuery } from "../domain/queries.ts"
import type { FeedbackEvent } from "../events/feedback.ts"
import type { Entities } from "./entities.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import { projection } from "./projection.ts"

export interface FeedbackPage {
  readonly count: number
  readonly feedback: readonly Feedback[]
  readonly rating: Rating // of all of it
}

/**
 * The feedback of one side of a deal, or that there is none, as of a cursor: news of it comes of one side alone, or of
 * both.
 */
interface Said {
  readonly dealKey: string
  readonly feedback: Feedback | null
  readonly asOf: number
}

export interface FeedbackState {
  pages: Record<string, FeedbackPage>
  /** By the deal's key. */
  mine: Entities<Said>
  theirs: Entities<Said>
  participants: Participants
}

export interface FeedbackList {
  readonly profileKey: string
  readonly query: FeedbackQuery
}

const initial = (): FeedbackState => ({ pages: {}, mine: {}, theirs: {}, participants: {} })

const authors = holdingParticipants<Said>({
  keyOf: ({ dealKey }) => dealKey,
  held: ({ feedback }) => (feedback === null ? [] : [feedback.author]),
  renewed: (said, now) =>
    said.feedback === null ? said : { ...said, feedback: { ...said.feedback, author: now(said.feedback.author) } },
})

const pageKey = ({ profileKey, query: { sort, page } }: FeedbackList): string => `${profileKey}/${sort}/${page}`

const both = (
  draft: FeedbackState,
  { dealKey, feedbacks, asOf }: { readonly dealKey: string; readonly feedbacks: DealFeedbacks; readonly asOf: number },
): void => {
  authors.remember(draft, draft.mine, { dealKey, feedback: feedbacks.mine, asOf })
  authors.remember(draft, draft.theirs, { dealKey, feedback: feedbacks.theirs, asOf })
}

export const feedback = projection<FeedbackState, FeedbackEvent>("feedback", initial, {
  FeedbackPageLoaded: (draft, { count, feedback, rating, ...list }) => {
    draft.pages[pageKey(list)] = { count, feedback, rating }
  },
  DealFeedbacksLoaded: both,
  DealFeedbacksChanged: both,
  FeedbackGiven: (draft, { dealKey, feedback, asOf }) =>
    authors.remember(draft, draft.mine, { dealKey, feedback, asOf }),
  ParticipantChanged: (draft, news) => {
    authors.participantChanged(draft, draft.mine, news)
    authors.participantChanged(draft, draft.theirs, news)
  },
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

/** Undefined while not known. */
export const feedbackPage = (state: FeedbackState, list: FeedbackList): FeedbackPage | undefined =>
  state.pages[pageKey(list)]

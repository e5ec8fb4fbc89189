/** Wire → domain: feedback. Contract: openapi/schemas/feedback.yaml. */
import type { DealFeedbacks, Feedback } from "../../domain/feedback.ts"
import { toRating } from "./participants.ts"
import type { Wire } from "./wire.ts"

export const toFeedback = (wire: Wire["Feedback"]): Feedback => ({
  key: wire.key,
  dealName: wire.dealName,
  mark: wire.rating,
  details: wire.details,
  createdDate: wire.createdDate,
  author: {
    key: wire.author.key,
    name: wire.author.name,
    type: wire.author.authorType,
    photo: wire.author.photo,
    rating: toRating(wire.author.rating),
  },
})

export const toDealFeedbacks = ({ mine, theirs }: Wire["DealFeedbacks"]): DealFeedbacks => ({
  mine: mine && toFeedback(mine),
  theirs: theirs && toFeedback(theirs),
})

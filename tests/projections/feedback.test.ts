/** Closed deals wait for one's own mark as long as they have none, whatever the other side said. */
import { expect, it } from "vitest"
import type { Feedback } from "../../src/domain/feedback.ts"
import type { FeedbackEvent } from "../../src/events/feedback.ts"
import { unratedAmong } from "../../src/projections/deal-feedbacks.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { anApplicationAt } from "../arbitraries/world-entities.ts"

const { customer: author } = anApplicationAt(4, 5, "Sent")
const said: Feedback = {
  key: "said",
  dealName: "A gate",
  mark: 5,
  details: "",
  createdDate: "2026-03-01T10:00:00.000Z",
  author,
}
const loaded = (dealKey: string, mine: Feedback | null, theirs: Feedback | null): FeedbackEvent => ({
  type: "DealFeedbacksLoaded",
  dealKey,
  feedbacks: { mine, theirs },
  asOf: 1,
})
const unratedAfter = (...events: readonly FeedbackEvent[]): readonly string[] | undefined =>
  unratedAmong(foldPlain(events.map((event) => enveloped(event))).feedback, ["gate", "roof"])
const roofRated = loaded("roof", said, null)

it("are those that one has not rated", () => {
  expect(unratedAfter(loaded("gate", null, said), roofRated)).toEqual(["gate"])
  const given: FeedbackEvent = { type: "FeedbackGiven", dealKey: "gate", feedback: said, asOf: 2 }
  expect(unratedAfter(loaded("gate", null, null), given, roofRated)).toEqual([])
})

it("are not known before it is known of each deal", () => {
  expect(unratedAfter()).toBeUndefined()
  expect(unratedAfter(loaded("gate", null, said))).toBeUndefined()
})

/** Each command about deals and what their sides say asks its operation, and answers with its facts. Spec §7, §8. */
import { describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { setUp, typesOf } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

const own = { key: "d", participantKey: "p" } as const
const said = { id: "i", dealKey: "d", authorKey: "p", mark: 4, details: "On time." } as const

type Asked = readonly [Command, operation: string, request: string, event: AppEvent["type"], body: unknown]

const asked: readonly Asked[] = [
  [{ type: "CloseDeal", ...own }, "closeDeal", "POST /deals/d/close", "DealClosed", { participantKey: "p" }],
  [
    { type: "CancelDeal", ...own, reason: "IncorrectPrice", comment: "" },
    "cancelDeal",
    "POST /deals/d/cancel",
    "DealCanceled",
    { participantKey: "p", reason: "IncorrectPrice" },
  ],
  [
    { type: "CancelDeal", ...own, reason: "OtherReason", comment: "We move." },
    "cancelDeal",
    "POST /deals/d/cancel",
    "DealCanceled",
    { participantKey: "p", reason: "OtherReason", comment: "We move." },
  ],
  [
    { type: "LoadDealFeedbacks", dealKey: "d", participantKey: "p" },
    "getDealFeedbacks",
    "GET /deals/d/feedbacks?participantKey=p",
    "DealFeedbacksLoaded",
    undefined,
  ],
  [
    { type: "GiveFeedback", ...said, about: { type: "Executant", key: "e" } },
    "giveExecutantFeedback",
    "POST /executant/e/feedbacks",
    "FeedbackGiven",
    { dealKey: "d", rating: 4, details: "On time." },
  ],
  [
    { type: "GiveFeedback", ...said, about: { type: "Customer", key: "c" } },
    "giveCustomerFeedback",
    "POST /customer/c/feedbacks",
    "FeedbackGiven",
    { dealKey: "d", rating: 4, details: "On time.", authorKey: "p" },
  ],
]

describe("a command about deals", () => {
  it.each(asked)("asks for %o", async (command, operation, request, type, body) => {
    const bench = await setUp(() => exampleOf("deals", operation, 7))
    expect(await bench.bus.dispatch(command)).toMatchObject({ tag: "Done" })
    const [heard] = bench.server.heard
    expect(`${heard?.method} ${heard?.path}`).toBe(request)
    expect(heard?.body === "" ? undefined : JSON.parse(heard?.body ?? "")).toEqual(body)
    if (command.type === "GiveFeedback") expect(heard?.headers["idempotency-key"]).toBe("i")
    expect(typesOf(bench)).toEqual(["CommandStarted", type, "CommandSucceeded"])
    expect(bench.emitted[1]?.event).toMatchObject(
      type.startsWith("Deal") && type !== "DealFeedbacksLoaded" ? { deal: { asOf: 7 } } : { dealKey: "d", asOf: 7 },
    )
  })

  it("takes a deal without feedback for one that has none, whatever was heard of it before or since", async () => {
    const missing = { status: 404, body: { type: "NotFoundException", title: "Not found", status: 404, traceId: "t" } }
    const bench = await setUp(() => ({ status: 404, body: JSON.stringify(missing.body) }))
    const outcome = await bench.bus.dispatch({ type: "LoadDealFeedbacks", dealKey: "d", participantKey: "p" })
    expect(outcome).toMatchObject({
      tag: "Done",
      events: [{ type: "DealFeedbacksLoaded", feedbacks: { mine: null, theirs: null }, asOf: 0 }],
    })
  })
})

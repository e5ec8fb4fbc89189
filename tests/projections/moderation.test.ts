/** The moderators' queue: what has a verdict leaves it, and comes back with it. */
import { describe, expect, it } from "vitest"
import type { ModerationTask, Verdict } from "../../src/domain/moderation-tasks.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import {
  heldVerdicts,
  lastBlocked,
  lostTasks,
  moderationTask,
  waitingTasks,
} from "../../src/projections/moderation-views.ts"
import { enveloped } from "../arbitraries/logs.ts"

const task = (key: string, rest: Partial<ModerationTask> = {}): ModerationTask => ({
  key,
  kind: "Order",
  status: "Waiting",
  reporters: 0,
  createdDate: "2026-03-01T10:00:00.000Z",
  decidedBy: null,
  targetType: "Order",
  targetKey: `order-${key}`,
  ownerKey: "owner",
  ownerName: "Anna",
  text: { name: key, description: "" },
  previousText: null,
  files: [],
  complaints: [],
  ...rest,
})

const verdict: Verdict = { is: "approve" }
const queue: AppEvent = { type: "ModerationQueueLoaded", count: 5, tasks: [task("a"), task("b")] }
const held: AppEvent = { type: "ModerationVerdictHeld", taskKey: "a", verdict }
const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).moderation
const waiting = (...events: readonly AppEvent[]) => waitingTasks(after(...events), undefined)

describe("the queue", () => {
  it("is not known at first", () => {
    expect(waiting()).toBeUndefined()
  })

  it("loses what has a verdict, and gets it back with the verdict", () => {
    expect(waiting(queue, held)).toEqual({ keys: ["b"], count: 4, stale: false })
    expect(waiting(queue, held, { type: "ModerationVerdictTakenBack", taskKey: "a" })?.keys).toEqual(["a", "b"])
  })

  it("that was read before a decision shows the decided one no more", () => {
    const decided: AppEvent = { type: "ModerationTaskDecided", task: task("a", { status: "Approved" }) }
    expect(waiting(queue, held, decided, queue)?.keys).toEqual(["b"])
    expect(heldVerdicts(after(queue, held, decided))).toEqual([])
  })

  it("is asked for again when all that is known of it is done and more wait", () => {
    const gone = (taskKey: string): AppEvent => ({ type: "ModerationTaskGone", taskKey })
    expect(waiting(queue, gone("a"), gone("b"))).toEqual({ keys: [], count: 3, stale: true })
    expect(moderationTask(after(queue, gone("a")), "a")).toBeUndefined()
  })
})

it("a verdict that is held anew keeps its place, and is on its way once its time is over", () => {
  const other: AppEvent = { type: "ModerationVerdictHeld", taskKey: "b", verdict }
  const state = after(queue, held, other, held, { type: "ModerationHoldEnded", taskKey: "b" })
  expect(heldVerdicts(state)).toEqual([
    { taskKey: "a", verdict, isSent: false },
    { taskKey: "b", verdict, isSent: true },
  ])
})

it("what somebody else decided first is told", () => {
  const lost: AppEvent = { type: "ModerationTaskLost", task: task("a", { status: "Refused", decidedBy: "Mo" }) }
  const state = after(queue, held, lost)
  expect(lostTasks(state)).toEqual(["a"])
  expect(heldVerdicts(state)).toEqual([])
  expect(moderationTask(state, "a")?.decidedBy).toBe("Mo")
})

it("what was blocked last can be taken back until it was", () => {
  const target = { type: "orders", key: "order-a" } as const
  const blocked: AppEvent = { type: "TargetBlocked", target, reason: "Other" }
  expect(lastBlocked(after(blocked))).toEqual(target)
  const other: AppEvent = { type: "TargetUnblocked", target: { type: "offers", key: "order-a" } }
  expect(lastBlocked(after(blocked, other))).toEqual(target)
  expect(lastBlocked(after(blocked, { type: "TargetUnblocked", target }))).toBeNull()
})

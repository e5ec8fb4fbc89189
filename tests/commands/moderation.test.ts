/** Verdicts and measures of moderators, against what the contract says that the server answers. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { listSizes } from "../../src/domain/limits.ts"
import { verdictHeldMs, verdictKeptMs, type Measure, type Verdict } from "../../src/domain/moderation-tasks.ts"
import type { Said } from "../sdk/local-server.ts"
import { eventsOf, setUp, typesOf } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

const example = (operation: string): Said => exampleOf("moderation", operation, 0)
const taskKey = "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a22"
const room = `/moderation/queue/${taskKey}`
const tooLate: Said = {
  status: 400,
  body: { type: "ModerationInvalidStateException", message: "Decided.", traceId: "trace-1" },
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** Long enough for whatever is held. */
const wait = () => vi.advanceTimersByTimeAsync(verdictHeldMs)

const verdicts: readonly (readonly [Verdict, string, string, object | undefined])[] = [
  [{ is: "approve" }, "approve", "approveModerationTask", undefined],
  [
    { is: "refuse", reason: "ContactDetails", note: "" },
    "decline",
    "declineModerationTask",
    { reason: "ContactDetails" },
  ],
  [{ is: "uphold", note: "Right." }, "close", "closeComplaints", { outcome: "Upheld", note: "Right." }],
  [{ is: "dismiss", note: "" }, "close", "closeComplaints", { outcome: "Dismissed" }],
]

describe.each(verdicts)("a verdict: %j", (verdict, path, operation, body) => {
  it("is held before it is sent, and said once", async () => {
    const bench = await setUp(() => example(operation))
    const done = bench.bus.dispatch({ type: "DecideTask", taskKey, verdict })
    await vi.advanceTimersByTimeAsync(verdictHeldMs - 1)
    expect(bench.server.heard).toEqual([])
    expect(eventsOf(bench, "ModerationVerdictHeld")).toEqual([{ type: "ModerationVerdictHeld", taskKey, verdict }])
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toMatchObject({
      tag: "Done",
      events: [{ type: "ModerationTaskDecided", task: { key: taskKey } }],
    })
    expect(bench.server.heard).toHaveLength(1)
    expect(bench.server.heard[0]).toMatchObject({ method: "POST", path: `${room}/${path}` })
    if (body !== undefined) expect(JSON.parse(bench.server.heard[0]?.body ?? "")).toEqual(body)
  })

  it("is never sent when it is taken back", async () => {
    const bench = await setUp(() => example("getModerationTask"))
    void bench.bus.dispatch({ type: "DecideTask", taskKey, verdict })
    await vi.advanceTimersByTimeAsync(1)
    await bench.bus.dispatch({ type: "DecideTask", taskKey, verdict: null })
    await wait()
    expect(bench.server.heard.map(({ method, path: to }) => `${method} ${to}`)).toEqual([`GET ${room}`])
    expect(eventsOf(bench, "ModerationVerdictTakenBack")).toHaveLength(1)
    expect(eventsOf(bench, "ModerationTaskLoaded")[0]?.task.status).toBe("Waiting")
  })

  it("is not sent while its undo is looked at, and after that as if it were given now", async () => {
    const bench = await setUp(() => example(operation))
    void bench.bus.dispatch({ type: "DecideTask", taskKey, verdict })
    await vi.advanceTimersByTimeAsync(verdictHeldMs - 1)
    void bench.bus.dispatch({ type: "DecideTask", taskKey, verdict, isKept: true })
    await vi.advanceTimersByTimeAsync(verdictKeptMs - 1)
    const done = bench.bus.dispatch({ type: "DecideTask", taskKey, verdict })
    await vi.advanceTimersByTimeAsync(verdictHeldMs - 1)
    expect(bench.server.heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toMatchObject({ tag: "Done" })
    expect(bench.server.heard).toHaveLength(1)
  })

  it("that comes too late tells what somebody else has decided", async () => {
    const bench = await setUp(({ method }) => (method === "GET" ? example("declineModerationTask") : tooLate))
    const done = bench.bus.dispatch({ type: "DecideTask", taskKey, verdict })
    await wait()
    expect(await done).toMatchObject({
      tag: "Done",
      events: [{ type: "ModerationTaskLost", task: { status: "Refused", decidedBy: "Demo Moderator" } }],
    })
  })
})

describe("a verdict", () => {
  it("whose undo somebody never leaves is sent all the same", async () => {
    const bench = await setUp(() => example("approveModerationTask"))
    void bench.bus.dispatch({ type: "DecideTask", taskKey, verdict: { is: "approve" }, isKept: true })
    await vi.advanceTimersByTimeAsync(verdictKeptMs)
    await vi.waitFor(() => expect(eventsOf(bench, "ModerationTaskDecided")).toHaveLength(1))
  })

  it("that the server fails to take is given back, with its failure", async () => {
    const bench = await setUp(() => ({ status: 500 }))
    const done = bench.bus.dispatch({ type: "DecideTask", taskKey, verdict: { is: "approve" } })
    await wait()
    expect(await done).toMatchObject({ tag: "Failed" })
    expect(typesOf(bench)).toEqual([
      "CommandStarted",
      "ModerationVerdictHeld",
      "ModerationHoldEnded",
      "ModerationVerdictTakenBack",
      "CommandFailed",
    ])
  })

  it("about what is gone lets go of it", async () => {
    const bench = await setUp(() => ({ status: 404 }))
    const done = bench.bus.dispatch({ type: "DecideTask", taskKey, verdict: { is: "approve" } })
    await wait()
    expect(await done).toMatchObject({ tag: "Done", events: [{ type: "ModerationTaskGone", taskKey }] })
  })
})

const block: Measure = { is: "block", target: { type: "orders", key: "order-1" }, reason: "Other", note: "" }

describe("a measure", () => {
  it("about a text blocks, and reads what has become of the text", async () => {
    const bench = await setUp(({ method }) => example(method === "GET" ? "getModerationTask" : "blockTarget"))
    await bench.bus.dispatch({ type: "TakeMeasure", task: { key: taskKey, kind: "Order" }, measure: block })
    expect(bench.server.heard.map(({ path }) => path)).toEqual(["/moderation/orders/order-1/block", room])
    expect(typesOf(bench).slice(1, 3)).toEqual(["TargetBlocked", "ModerationTaskLoaded"])
  })

  it("about a complaint finds it right, too", async () => {
    const bench = await setUp(({ path }) => example(path.endsWith("/close") ? "closeComplaints" : "blockTarget"))
    await bench.bus.dispatch({ type: "TakeMeasure", task: { key: taskKey, kind: "Complaint" }, measure: block })
    expect(JSON.parse(bench.server.heard[1]?.body ?? "")).toEqual({ outcome: "Upheld" })
    expect(typesOf(bench).slice(1, 3)).toEqual(["TargetBlocked", "ModerationTaskDecided"])
  })

  it.each([
    ["Feedback", "/moderation/feedbacks/thing-1/remove"],
    ["ChatMessage", "/moderation/messages/thing-1/remove"],
  ] as const)("removes what can't be blocked: %s", async (type, path) => {
    const bench = await setUp((heard) => (heard.path === path ? { status: 204 } : example("closeComplaints")))
    const measure: Measure = { is: "remove", target: { type, key: "thing-1" }, reason: "Other", note: "Rude." }
    await bench.bus.dispatch({ type: "TakeMeasure", task: { key: taskKey, kind: "Complaint" }, measure })
    expect(bench.server.heard[0]).toMatchObject({ path, body: JSON.stringify({ reason: "Other", note: "Rude." }) })
    expect(typesOf(bench).slice(1, 2)).toEqual(["ModerationTaskDecided"])
  })

  it("is taken back by its target", async () => {
    const bench = await setUp(() => example("unblockTarget"))
    const { target } = block
    if (block.is !== "block") throw new Error("It is a block.")
    await bench.bus.dispatch({ type: "UnblockTarget", target: block.target })
    expect(bench.server.heard[0]?.path).toBe("/moderation/orders/order-1/unblock")
    expect(eventsOf(bench, "TargetUnblocked")).toEqual([{ type: "TargetUnblocked", target }])
  })
})

it("the queue is read from its top", async () => {
  const bench = await setUp(() => example("listModerationTasks"))
  await bench.bus.dispatch({ type: "LoadModerationQueue" })
  expect(bench.server.heard[0]?.path).toBe("/moderation/queue?top=100")
  expect(eventsOf(bench, "ModerationQueueLoaded")[0]).toMatchObject({
    count: 1,
    tasks: [{ key: taskKey, reporters: 0 }],
  })
})

it("targets are looked up by text, and without one", async () => {
  const bench = await setUp(() => example("listModerationTargets"))
  await bench.bus.dispatch({ type: "FindModerationTargets", text: "kitchen" })
  await bench.bus.dispatch({ type: "FindModerationTargets", text: "" })
  expect(bench.server.heard.map(({ path }) => path)).toEqual([
    "/moderation/targets?top=100&text=kitchen",
    "/moderation/targets?top=100",
  ])
  expect(eventsOf(bench, "ModerationTargetsFound")[0]?.targets).toMatchObject([
    { type: "orders", isBlocked: true, hasOwnBlock: true, reason: "Other" },
  ])
})

it("numbers are those of the server", async () => {
  const bench = await setUp(() => example("getModerationNumbers"))
  await bench.bus.dispatch({ type: "LoadModerationNumbers" })
  expect(eventsOf(bench, "ModerationNumbersLoaded")[0]?.numbers).toMatchObject({ texts: 3, medianSeconds: 840 })
})

describe("the audit trail", () => {
  const pages = (count: number) => (): Said => {
    const { body, ...said } = example("listModerationActions")
    return { ...said, body: { ...(body as object), count } }
  }

  it("is read by page and kind of act", async () => {
    const bench = await setUp(pages(1))
    await bench.bus.dispatch({ type: "LoadModerationTrail", query: { filter: "Block", page: 3 } })
    expect(new URLSearchParams(bench.server.heard[0]?.path.split("?")[1]).toString()).toBe(
      `top=${listSizes.moderationTrail}&skip=${2 * listSizes.moderationTrail}&filter=Action+eq+Block`,
    )
  })

  it("is read whole for a file, up to a bound", async () => {
    const bench = await setUp(pages(201))
    await bench.bus.dispatch({ type: "ReadModerationTrail", filter: "all" })
    expect(bench.server.heard.map(({ path }) => path.split("skip=")[1])).toEqual(["0", "100", "200"])
    expect(eventsOf(bench, "ModerationTrailRead")[0]?.actions).toHaveLength(3)
    const endless = await setUp(pages(1_000_000))
    await endless.bus.dispatch({ type: "ReadModerationTrail", filter: "all" })
    expect(endless.server.heard).toHaveLength(50)
  })
})

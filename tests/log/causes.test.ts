/** Each event of a log has its cause, and each command is the person's or the app's own. architecture: Events. */
import { describe, expect, it } from "vitest"
import { handlers } from "../../src/commands/catalogue.ts"
import { createCauses, isRead } from "../../src/log/causes.ts"
import { timelineOf } from "../../src/log/timeline.ts"
import type { RecordedEnvelope } from "../../src/log/codec.ts"
import { header } from "./some-log.ts"

const recorded = (seq: number, cause: string | null, event: RecordedEnvelope["event"]): RecordedEnvelope => ({
  seq,
  at: `2026-03-01T10:00:00.${String(seq).padStart(3, "0")}Z`,
  origin: "rest",
  cause,
  v: 1,
  event,
})

const run = { id: "run-1", name: "LoadDeals", subject: null }
const started = recorded(2, "run-1", { type: "CommandStarted", ...run } as RecordedEnvelope["event"])
const brought = recorded(3, "run-1", { type: "DealsPageLoaded" })
const heard = recorded(4, "system-notifications/7", { type: "DealCreated" })
const ended = recorded(5, "run-1", { type: "CommandSucceeded", ...run } as RecordedEnvelope["event"])
const envelopes = [
  recorded(1, null, { type: "SignedIn" }),
  started,
  brought,
  heard,
  ended,
  recorded(6, "gone", { type: "ChatRead" }),
]
const causes = createCauses({ header, envelopes })

describe("the cause of an event", () => {
  it("is a command, a hub message, the app itself, or lost with the log's beginning", () => {
    expect(envelopes.map((envelope) => causes.causeOf(envelope).kind)).toEqual([
      "none",
      "command",
      "command",
      "hub",
      "command",
      "lost",
    ])
    expect(causes.runs).toEqual([{ ...run, startedAt: 1, endedAt: 4, hasFailed: false, lastedMs: 3 }])
  })

  it("makes a tree, in which a command is one entry with what it brought", () => {
    expect(timelineOf({ header, envelopes }, causes)).toMatchObject([
      { kind: "event", at: 0 },
      { kind: "command", at: 1, events: [2] },
      { kind: "hub", at: 3, cause: "system-notifications/7", events: [3] },
      { kind: "event", at: 5 },
    ])
  })
})

describe("a command", () => {
  it("is the app's own where it is shared, as reads are, or follows the connection or the route", () => {
    const byName = Object.entries<{ readonly policy: string }>(handlers)
    const own = byName.filter(([name, { policy }]) => policy === "share" || ["FillGap", "NoteRoute"].includes(name))
    expect(byName.map(([name]) => name).filter((name) => isRead({ name }))).toEqual(own.map(([name]) => name))
  })
})

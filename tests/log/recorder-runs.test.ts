/** The recorder keeps the newest events within its bounds, across reloads and crashes. architecture: Replay. */
import { describe, expect, it } from "vitest"
import { recorderLimits } from "../../src/domain/log-limits.ts"
import { openRecorderDatabase } from "../../src/log/storage.ts"
import { count, logOf, newName, previousOf, run, seqsOf } from "./some-recorder.ts"

describe("the recorder", () => {
  it("keeps the newest events within the bound of events", async () => {
    const { recorder, record } = run(newName(), "1", { ...recorderLimits, maxEvents: 500 })
    for (let from = 1; from <= 1_951; from += 50) {
      record(from, from + 49)
      await recorder.flush()
    }
    const kept = seqsOf(await recorder.exportLog())
    expect(kept.at(-1)).toBe(2_000)
    expect(kept.length).toBeLessThanOrEqual(500)
    expect(kept.length).toBeGreaterThanOrEqual(400)
    expect(kept).toEqual(count(2_001 - kept.length, 2_000))
  })

  it("keeps the newest events within the bound of bytes", async () => {
    const maxBytes = 20_000
    const { recorder, record } = run(newName(), "1", { ...recorderLimits, maxBytes })
    for (let from = 1; from <= 951; from += 50) {
      record(from, from + 49)
      await recorder.flush()
    }
    const text = await recorder.exportLog()
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes + 300)
    const kept = seqsOf(text)
    expect(kept.length).toBeGreaterThan(50)
    expect(kept).toEqual(count(1_001 - kept.length, 1_000))
  })

  it("keeps the newest events within the bound of their text", async () => {
    const { recorder, record } = run(newName(), "1", { ...recorderLimits, maxTextBytes: 20_000 })
    for (let from = 1; from <= 951; from += 50) {
      record(from, from + 49)
      await recorder.flush()
    }
    const text = await recorder.exportLog()
    expect(text.length).toBeLessThanOrEqual(20_300)
    expect(seqsOf(text).at(-1)).toBe(1_000)
  })

  it("keeps the bounds over runs: the oldest of any run goes first", async () => {
    const name = newName()
    const bounds = { ...recorderLimits, maxEvents: 350 }
    const first = run(name, "1", bounds)
    first.record(1, 250)
    await first.recorder.flush()
    const second = run(name, "2", bounds)
    second.record(1, 200)
    expect(seqsOf(await second.recorder.exportLog())).toEqual(count(1, 200))
    const before = seqsOf(await previousOf(second.recorder))
    expect(before.length).toBeLessThanOrEqual(150)
    expect(before.at(-1)).toBe(250)
  })

  it("has the run before a reload or a crash, as far as it was written", async () => {
    const name = newName()
    const crashed = run(name, "1")
    crashed.record(1, 30)
    await crashed.recorder.flush()
    crashed.record(31, 40)
    const next = run(name, "2")
    next.record(1, 5)
    expect(seqsOf(await previousOf(next.recorder))).toEqual(count(1, 30))
    expect(seqsOf(await next.recorder.exportLog())).toEqual(count(1, 5))
  })

  it("keeps the four newest runs", async () => {
    const name = newName()
    for (const session of ["1", "2", "3", "4", "5", "6"]) {
      const { recorder, record } = run(name, session)
      record(1, 3)
      await recorder.flush()
    }
    const sessions = await (await openRecorderDatabase(name)).getAllKeys("runs")
    expect(sessions.toSorted()).toEqual(["3", "4", "5", "6"])
  })

  it("tells which runs it keeps: this one first, then the newest, with their sizes", async () => {
    const name = newName()
    for (const session of ["1", "2"]) {
      const { recorder, record } = run(name, session)
      record(1, 3)
      await recorder.flush()
    }
    const { recorder, record } = run(name, "3")
    record(1, 4)
    const runs = await recorder.runs()
    expect(runs.map(({ session, events, isThis }) => [session, events, isThis])).toEqual([
      ["3", 4, true],
      ["2", 3, false],
      ["1", 3, false],
    ])
    for (const { session, bytes } of runs) {
      const text = await recorder.exportRun(session)
      const lines = (text ?? "").split("\n").filter((line) => !line.startsWith('{"after":'))
      expect(lines.join("\n").length).toBe(bytes + JSON.stringify(logOf(text).header).length + 1)
    }
    expect(await recorder.exportRun("none")).toBeNull()
  })

  it("still exports the newest events when storage fails, and says so once", async () => {
    const { recorder, record, failures, database } = run(newName(), "1", { ...recorderLimits, maxEvents: 100 })
    ;(await database).close()
    record(1, 80)
    await recorder.flush()
    record(81, 150)
    expect(seqsOf(await recorder.exportLog())).toEqual(count(51, 150))
    expect(failures.length).toBe(1)
  })
})

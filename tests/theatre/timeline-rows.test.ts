/** Each event of a log has a row of the timeline that shows it, and rows come over a message as they were. architecture: Theatre. */
import { describe, expect, it } from "vitest"
import { createCauses } from "../../src/log/causes.ts"
import { packRows, rowsByPlace, stopsOf, timelineRows, unpackRows } from "../../src/theatre/timeline-rows.ts"
import { busyLog } from "../log/some-log.ts"
import { goldenLog } from "./golden-log.ts"

describe.each([
  { whose: "a journey", log: goldenLog },
  { whose: "a busy life", log: busyLog(2, 1_500) },
])("the rows of $whose", ({ log }) => {
  const rows = timelineRows(log, createCauses(log))

  it("come back as they were packed", () => {
    expect(unpackRows(structuredClone(packRows(rows)))).toEqual(rows)
  })

  it("show every event: its own row, or that of its command", () => {
    const nth = rowsByPlace(rows, log.envelopes.length)
    for (const [at] of log.envelopes.entries()) {
      const row = rows[nth[at] ?? -1]
      expect(row !== undefined && row.at <= at, `place ${at}`).toBe(true)
    }
    for (const [index, row] of rows.entries()) expect(rows[nth[row.at] ?? -1]).toBe(rows[index])
  })

  it("name where people stop, in order", () => {
    const [first, last] = [log.envelopes[4]?.seq ?? 0, log.envelopes.at(-1)?.seq ?? 0]
    const hashed = [first, last].map((after) => ({ after, hashes: {} }))
    const { press, route, hub, failure, hashes } = stopsOf({ ...log, hashes: hashed }, rows)
    expect(hashes).toEqual([4, log.envelopes.length - 1])
    for (const places of [press, route, hub, failure]) {
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(new Set(places).size).toBe(places.length)
    }
    expect(route).toEqual(log.envelopes.flatMap(({ event }, at) => (event.type === "RouteChanged" ? [at] : [])))
    expect(failure.map((at) => log.envelopes[at]?.event.type)).toEqual(failure.map(() => "CommandFailed"))
  })
})

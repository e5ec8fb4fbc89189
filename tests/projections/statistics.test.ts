/**
 * The market's numbers are not known before they were asked for, and then those of the last answer. Spec §3 Statistics.
 */
import { expect, it } from "vitest"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { marketStatistics } from "../../src/projections/statistics.ts"
import { stream } from "../arbitraries/logs.ts"

const first = { dealsClosed: 812, dealsInProgress: 64, offers: 390, orders: 275, users: 1840, usersOnline: 37 }
const second = { ...first, usersOnline: 0 }

it("are unknown, not zero, until they are loaded, and then the newest", () => {
  expect(marketStatistics(foldPlain([]).statistics)).toBeNull()
  const log = stream([
    { type: "StatisticsLoaded", statistics: first },
    { type: "StatisticsLoaded", statistics: second },
  ])
  expect(marketStatistics(foldPlain(log).statistics)).toEqual(second)
})

/** The market's numbers are asked for by one read, and are nobody's when it fails. Spec §7 Search and statistics. */
import { expect, it } from "vitest"
import { setUp, typesOf, type Bench } from "./bus-on-a-server.ts"

const numbers = { dealsClosed: 812, dealsInProgress: 64, offers: 390, orders: 275, users: 1840, usersOnline: 37 }

let bench: Bench

it("tells the numbers that the server has", async () => {
  bench = await setUp(() => ({ status: 200, body: numbers }))
  await bench.bus.dispatch({ type: "LoadStatistics" })
  expect(bench.server.heard.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /analytics/statistics"])
  expect(bench.emitted[1]?.event).toEqual({ type: "StatisticsLoaded", statistics: numbers })
})

it("tells none when the server has none", async () => {
  bench = await setUp(() => ({ status: 403 }))
  await bench.bus.dispatch({ type: "LoadStatistics" })
  expect(typesOf(bench)).toEqual(["CommandStarted", "CommandFailed"])
})

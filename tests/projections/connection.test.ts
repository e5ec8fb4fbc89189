/** The connection knows how well the client is linked to the server, and each time that it is back. Spec §4. */
import { describe, expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { HubName, HubState } from "../../src/events/connection.ts"
import {
  areHubsAway,
  areHubsConnected,
  connectionEpoch,
  connectionReturns,
  isLost,
  isOnline,
  liveness,
} from "../../src/projections/connection.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { enveloped } from "../arbitraries/logs.ts"

const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).connection
const hub = (name: HubName, state: HubState): AppEvent => ({ type: "HubStateChanged", hub: name, state })
const bothAre = (state: HubState): readonly AppEvent[] => [
  hub("user-notifications", state),
  hub("system-notifications", state),
]
const network = (online: boolean): AppEvent => ({ type: "NetworkChanged", online })
const server = (reachable: boolean): AppEvent => ({ type: "ServerReachabilityChanged", reachable })
const filled = { type: "GapFilled" } as const
const nothingMissed = { type: "NothingMissed" } as const

describe("hubs", () => {
  it("are connected when both are, and away when they were wanted and one is not", () => {
    const one = after(hub("user-notifications", "Connected"))
    const both = after(...bothAre("Connected"))
    const lost = after(...bothAre("Connected"), hub("system-notifications", "Reconnecting"))
    const all = [after(), one, both, lost]
    expect(all.map(areHubsConnected)).toEqual([false, false, true, false])
    expect(all.map(areHubsAway)).toEqual([false, true, false, true])
  })

  it.each<readonly [HubState, boolean]>([
    ["Disconnected", false],
    ["Disconnecting", false],
    ["Connecting", true],
    ["Reconnecting", true],
  ])("that are %s are wanted: %s", (state, wanted) => {
    expect(areHubsAway(after(...bothAre(state)))).toBe(wanted)
  })

  it("stay wanted while they are disconnected, until somebody signs out", () => {
    const lost = [...bothAre("Connected"), ...bothAre("Disconnected")]
    expect(areHubsAway(after(...lost))).toBe(true)
    expect(areHubsAway(after(...lost, { type: "SignedOut", reason: "asked" }))).toBe(false)
  })
})

describe("what people see", () => {
  it.each([filled, nothingMissed])("is live after $type, as long as both hubs are there", (settled) => {
    const connected = bothAre("Connected")
    expect(liveness(after(...connected))).toBe("away")
    expect(liveness(after(...connected, settled))).toBe("live")
    expect(liveness(after(...connected, settled, hub("user-notifications", "Reconnecting")))).toBe("away")
    expect(liveness(after(hub("user-notifications", "Connected"), settled))).toBe("away")
  })
})

describe("a connection", () => {
  const [live, gone] = [[...bothAre("Connected"), nothingMissed], bothAre("Reconnecting")]
  it.each<readonly [string, readonly AppEvent[], boolean]>([
    ["that is not there yet is not lost", bothAre("Connecting"), false],
    ["whose first try failed is not lost", bothAre("Disconnected"), false],
    ["that is there is not lost", live, false],
    ["that was there is lost", [...live, ...gone], true],
    ["whose gap is not filled yet is lost", [...live, ...gone, ...bothAre("Connected")], true],
    ["of whoever signs in next is a first one", [...live, ...gone, { type: "SignedOut", reason: "asked" }], false],
  ])("%s", (_, events, lost) => {
    expect(isLost(after(...events))).toBe(lost)
  })
})

describe("a return", () => {
  it.each([
    ["of the network", network],
    ["of the server", server],
  ])("%s is counted once, and no news is none", (_, is) => {
    const returns = (...states: readonly boolean[]) => connectionReturns(after(...states.map(is)))
    expect([returns(true), returns(false), returns(false, true), returns(false, true, true)]).toEqual([0, 0, 1, 1])
  })

  it("of the hubs is counted when the gap is filled or nothing was missed; only the former begins an epoch", () => {
    expect(connectionReturns(after(filled, nothingMissed))).toBe(2)
    expect(connectionEpoch(after(filled, nothingMissed))).toBe(1)
  })

  it("is still counted after signing out, and the network is as it was", () => {
    const state = after(network(false), network(true), network(false), filled, { type: "SignedOut", reason: "asked" })
    expect([connectionReturns(state), isOnline(state), connectionEpoch(state)]).toEqual([2, false, 0])
  })
})

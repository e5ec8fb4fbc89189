/** Tries are counted by what one home has, however many addresses that is. */
import { describe, expect, it } from "vitest"
import { networkOf } from "../../../server/contract/networks.ts"
import { createTurnstile } from "../../../server/auth/turnstile.ts"
import { rateLimitKey } from "../../../server/domain/rates.ts"

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2ff::1", "2001:db8:1:200::/56"],
  ["2001:0db8:0001:02ab:1:2:3:4", "2001:db8:1:200::/56"],
  ["2001:db8:1:300::1", "2001:db8:1:300::/56"],
  ["2001:db8::1", "2001:db8:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  ["", ""],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
  expect(rateLimitKey(null, address)).toBe(network)
})

describe("the turnstile", () => {
  const enter = (room = { most: 3, mostKnown: 1, mostOfOne: 2 }) => createTurnstile(room)

  it("lets in so many of one, and so many of all", () => {
    const turnstile = enter()
    const [first, second, third] = ["a", "a", "a"].map((who) => turnstile({ who, isKnown: false }))
    expect([typeof first, typeof second, third]).toEqual(["function", "function", null])
    expect(turnstile({ who: "b", isKnown: false })).not.toBeNull()
    expect(turnstile({ who: "c", isKnown: false })).toBeNull()
    first?.()
    // Leaving twice gives no second place.
    first?.()
    expect(turnstile({ who: "c", isKnown: false })).not.toBeNull()
    expect(turnstile({ who: "d", isKnown: false })).toBeNull()
  })

  it("keeps places for known devices that strangers can't take", () => {
    const turnstile = enter()
    for (const who of ["a", "b", "c", "d"]) turnstile({ who, isKnown: false })
    expect(turnstile({ who: "device", isKnown: true })).not.toBeNull()
    expect(turnstile({ who: "another", isKnown: true })).toBeNull()
  })
})

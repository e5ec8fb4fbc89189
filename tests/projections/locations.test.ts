/** Of the answers to searches for a place, only one to what stands in the field now is shown. Spec §3 Found address. */
import { expect, it } from "vitest"
import type { FoundAddress } from "../../src/domain/locations.ts"
import { closestAddresses } from "../../src/projections/locations.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { stream } from "../arbitraries/logs.ts"

const dresden: FoundAddress = {
  key: "gn-2935022",
  address: "Dresden",
  freeFormAddress: "Dresden, Sachsen, DE",
  geometryId: "gn-2935022",
  point: { lat: 51.0509, lon: 13.7383 },
}

const found = (text: string, addresses: readonly FoundAddress[] = []) =>
  ({ type: "AddressesFound", text, addresses }) as const

it("knows nothing of a text that nothing was asked for", () => {
  expect(closestAddresses(foldPlain([]).locations, "Dresden")).toBeUndefined()
})

it("keeps each answer with its own text, whichever comes later", () => {
  const { locations } = foldPlain(stream([found("Dresd", [dresden]), found("Dr")]))
  expect(closestAddresses(locations, "Dresd")).toEqual({ text: "Dresd", addresses: [dresden] })
  expect(closestAddresses(locations, "Dr")).toEqual({ text: "Dr", addresses: [] })
})

it("has the answer to the longest beginning until that to the whole text comes", () => {
  const { locations } = foldPlain(stream([found("Dr"), found("Dresd", [dresden]), found("Be")]))
  expect(closestAddresses(locations, "Dresden")?.text).toBe("Dresd")
  expect(closestAddresses(locations, "Hamburg")).toBeUndefined()
})

it("forgets the oldest of many, and all of them when somebody signs out", () => {
  const many = Array.from({ length: 11 }, (_, index) => found(`Town ${index}`))
  const { locations } = foldPlain(stream(many))
  expect(closestAddresses(locations, "Town 0")).toBeUndefined()
  expect(closestAddresses(locations, "Town 9")?.text).toBe("Town 9")
  const after = foldPlain(stream([...many, { type: "SignedOut", reason: "asked" }]))
  expect(after.locations.recent).toEqual([])
})

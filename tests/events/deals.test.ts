/** The contract's deals become the client's deals. Contract: openapi/schemas/deal.yaml. */
import { expect, it } from "vitest"
import { toDeal } from "../../src/events/wire/deals.ts"
import type { Wire } from "../../src/events/wire/wire.ts"
import { exampleOf } from "../commands/contract-examples.ts"

const wire = exampleOf("deals", "getDeal", 1).body as Wire["Deal"]

it("a deal says where it is carried out, as exactly as it is told", () => {
  const { location } = wire.dealSubject
  expect(toDeal(wire, 1).subject.place).toEqual({
    key: location?.id,
    address: "Dresden",
    freeFormAddress: "Dresden, Sachsen, DE",
    geometryId: "gn-2935022",
    point: { lat: 51.0509, lon: 13.7383 },
    radius: location?.metadata.radius,
  })
})

it("a deal of a listing without a place has none", () => {
  const { place } = toDeal({ ...wire, dealSubject: { ...wire.dealSubject, location: null } }, 1).subject
  expect(place).toBeNull()
})

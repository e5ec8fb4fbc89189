/** The number of deals of an own listing leads to them where they are known, and says so where it can't. */
import { expect, it } from "vitest"
import type { Deal } from "../../../src/domain/deals.ts"
import { toListing } from "../../../src/events/wire/listings.ts"
import { dealsLink } from "../../../src/ui/screens/listings/own/listing-deals.ts"
import { exampleOf } from "../../commands/contract-examples.ts"

type Wire = Parameters<typeof toListing>[0]

const listing = { ...toListing(exampleOf("orders", "getOrder", 7).body as Wire, 7), key: "l1" }
const deal = (key: string): Deal => ({ key }) as Deal
const { key: owner } = listing.owner

it.each([
  [1, ["d1"], `/deals/d1?participantKey=${owner}`, false],
  [2, ["d1", "d2"], "/orders/l1/view/applications?page=1&at=active", false],
  [2, ["d1"], "/deals?page=1&dt=active", true], // the other one is over, or further down
  [1, [], "/deals?page=1&dt=active", true],
] as const)("of %i deals with %j in progress leads to %s", (count, running, href, isAll) => {
  expect(dealsLink(listing, count, running.map(deal))).toEqual({ href, isAll })
})

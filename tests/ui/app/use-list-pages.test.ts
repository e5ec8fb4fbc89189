/** Addresses of lists are corrected in place, and a page beyond the last leads to the last. Spec §2. */
import { expect, it } from "vitest"
import { listSizes } from "../../../src/domain/limits.ts"
import { queryIn, ownListingsAddresses, wholeSearch } from "../../../src/domain/list-addresses.ts"
import { useAddressSearch, useCorrectedSearch } from "../../../src/ui/app/use-address-search.ts"
import { useListPages } from "../../../src/ui/app/use-list-pages.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { appOn, showHook } from "../hook-bench.ts"

const list = ownListingsAddresses.Order

/** Rows that fill two pages, and begin a third. */
const three = 2 * listSizes.ownListings + 1

/** The addresses in the history once a list of so many rows was opened at this address, and what it shows then. */
const opened = async (at: string, count: number | undefined) => {
  const shown = await showHook(
    appOn(await setUp(() => ({ status: 404 }))),
    () => {
      const search = useAddressSearch()
      const { tab, page } = queryIn(list, search)
      const pages = useListPages({ list: "ownListings", page, count })
      useCorrectedSearch(wholeSearch(list, search))
      return { tab, page, ...pages }
    },
    at,
  )
  return { addresses: shown.addresses(), now: shown.now() }
}

it.each([
  ["/orders", three],
  ["/orders?page=3&ot=archive&modal=sign-out", three],
  ["/orders?ot=moderation&from=a%20%25b+c", 0],
  ["/orders?page=9", undefined],
])("an address that says what there is stays: %s of %s", async (at, count) => {
  expect((await opened(at, count)).addresses).toEqual([at])
})

it.each([
  ["/orders?page=9&ot=archive", three, "/orders?page=3&ot=archive"],
  ["/orders?page=2", 0, "/orders?page=1"],
  [
    "/orders?page=9&modal=create-deal&modal.order=k&from=a%20%25b",
    three,
    "/orders?page=3&modal=create-deal&modal.order=k&from=a%20%25b",
  ],
  ["/orders?page=0&ot=nonsense", undefined, "/orders?page=1&ot=published"],
  ["/orders?page=99&ot=nonsense", three, "/orders?page=3&ot=published"],
  ["/orders?page=99&page=98&ot=archive&ot=x", three, "/orders?page=3&ot=archive"],
])("in the place of %s, of %s rows, is %s", async (at, count, wanted) => {
  const { addresses, now } = await opened(at, count)
  expect(addresses).toEqual([wanted])
  expect(now.isBeyond).toBe(false)
})

it.each([
  ["as many as it is asked for while nothing is known", "/orders?page=9", undefined, 9],
  ["one when it is empty", "/orders", 0, 1],
  ["all that its rows fill", "/orders?page=2", three, 3],
])("a list has pages: %s", async (_, at, count, pages) => {
  expect((await opened(at, count)).now.pages).toBe(pages)
})

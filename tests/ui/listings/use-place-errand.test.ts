/** A place that was changed elsewhere meanwhile is not written over unasked, and what was written here is kept. */
import { expect, it } from "vitest"
import { changeOfPlace } from "../../../src/domain/place-drafts.ts"
import { toListing } from "../../../src/events/wire/listings.ts"
import { usePlaceErrand } from "../../../src/ui/screens/listings/form/use-place-errand.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { exampleOf } from "../../commands/contract-examples.ts"
import { appOn, showHook } from "../hook-bench.ts"

type Wire = Parameters<typeof toListing>[0]

const example = exampleOf("orders", "getOrder", 7).body as Wire
const listing = toListing(example, 7)
const [first] = example.locations
const place = listing.place
if (first === undefined || place === null) throw new Error("The example has a place.")

const theirs = { ...first, address: "Leipzig", versionKey: "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a22" }
const refused = { status: 400, body: { type: "ListingChangedException", message: "Changed.", traceId: "t" } }
const change = changeOfPlace(place, { ...place, address: "Bremen" })

const overtaken = async () => {
  const bench = await setUp(({ method, headers }) => {
    if (method === "GET") return { body: { ...example, locations: [theirs] }, headers: { "Account-Cursor": "9" } }
    return headers["base-version"] === theirs.versionKey
      ? { body: { ...theirs, address: "Bremen" }, headers: { "Account-Cursor": "10" } }
      : refused
  })
  const errand = await showHook(appOn(bench), () => usePlaceErrand(listing, change))
  await expect.poll(() => errand.act(() => errand.now().conflict?.latest.place?.address)).toBe("Leipzig")
  return { errand, puts: () => bench.server.heard.filter(({ method }) => method === "PUT") }
}

it("asks which one it is to be, and sends what was written on top of the change", async () => {
  const { errand, puts } = await overtaken()
  expect(errand.now()).toMatchObject({ isDone: false, mine: { address: "Bremen" } })
  await errand.act(() => errand.now().conflict?.keepMine())
  await expect.poll(() => errand.act(() => errand.now().isDone)).toBe(true)
  expect(errand.now().conflict).toBeNull()
  expect(puts().map(({ headers }) => headers["base-version"])).toEqual([place.versionKey, theirs.versionKey])
  expect(JSON.parse(puts()[1]?.body ?? "")).toMatchObject({ address: "Bremen" })
})

it("sends nothing more where the change is to stay", async () => {
  const { errand, puts } = await overtaken()
  await errand.act(() => errand.now().conflict?.takeTheirs())
  expect(errand.now()).toMatchObject({ isDone: true, conflict: null })
  expect(puts()).toHaveLength(1)
})

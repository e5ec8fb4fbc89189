/** What of a listing's form is sent: words that are new, or that have to be looked at again. D40, D43; E254. */
import { expect, it } from "vitest"
import type { Listing } from "../../../src/domain/listings.ts"
import { toListing } from "../../../src/events/wire/listings.ts"
import { useListingForm, type SentListing } from "../../../src/ui/screens/listings/use-listing-form.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { exampleOf } from "../../commands/contract-examples.ts"
import { appOn, showHook } from "../hook-bench.ts"

type Wire = Parameters<typeof toListing>[0]

const example = toListing(exampleOf("orders", "getOrder", 7).body as Wire, 7)
const published: Listing = { ...example, status: "Published", versionStatus: "Published" }

const opened = async (listing: Listing) => {
  const bench = await setUp(() => exampleOf("orders", "updateOrder", 8))
  const sent: SentListing[] = []
  const form = await showHook(appOn(bench), () =>
    useListingForm({
      kind: "Order",
      listing,
      copied: null,
      form: "anna/order/1",
      executantKey: "",
      onSent: (one) => void sent.push(one),
    }),
  )
  const send = async () => {
    await form.act(() => form.now().send())
    await expect.poll(() => form.act(() => sent.length)).toBe(1)
  }
  return { form, sent, send, asked: () => bench.server.heard.map(({ method, path }) => `${method} ${path}`) }
}

it("sends no words that say what they said, but goes on with the rest", async () => {
  const { sent, send, asked } = await opened(published)
  await send()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.listing.key).toBe(published.key)
  expect(asked()).toEqual([])
})

it.each([
  ["were refused", { ...published, versionStatus: "Declined" }],
  ["were never published", { ...published, status: "Draft", versionStatus: "Declined" }],
] as const)("sends words that %s once more, though they are the same", async (_, listing) => {
  const { form, sent, send, asked } = await opened({ ...listing, startDate: "2026-04-01", endDate: "2026-04-01" })
  expect(form.now().passes("where")).toBe(true)
  await send()
  expect(sent).toHaveLength(1)
  expect(asked()).toEqual([`PUT /orders/${listing.key}`])
})

it("sends new words, and says of a step which of its fields are wrong", async () => {
  const { form, sent, send, asked } = await opened(published)
  await form.act(() => form.now().change({ description: "x" }))
  await form.act(() => void expect(form.now().passes("what")).toBe(false))
  expect(form.now().shown).toEqual([{ name: "description", rule: "minLength" }])
  expect(form.now().passes("price")).toBe(true)
  expect(form.now().firstWrong()).toBe("what")
  await form.act(() => form.now().change({ description: "Other words, and enough of them." }))
  expect(form.now().firstWrong()).toBeUndefined()
  await send()
  expect(sent[0]?.draft.description).toBe("Other words, and enough of them.")
  expect(asked()).toEqual([`PUT /orders/${published.key}`])
})

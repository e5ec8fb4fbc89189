/** A listing's form sends the words that are new, or that have to be looked at again, and says on top of which. */
import { useState } from "react"
import { describe, expect, it } from "vitest"
import type { Listing } from "../../../src/domain/listings.ts"
import { toListing } from "../../../src/events/wire/listings.ts"
import { listings, ownListing } from "../../../src/projections/listings.ts"
import { useReadModel } from "../../../src/ui/app/read-models.ts"
import { useListingForm, type SentListing } from "../../../src/ui/screens/listings/form/use-listing-form.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { exampleOf } from "../../commands/contract-examples.ts"
import { appOn, draftsInMemory, showHook } from "../hook-bench.ts"

type Wire = Parameters<typeof toListing>[0]

const example = toListing(exampleOf("orders", "getOrder", 7).body as Wire, 7)
const published: Listing = { ...example, status: "Published", versionStatus: "Published" }

const opened = async (
  start: Listing,
  answer: Parameters<typeof setUp>[0] = () => exampleOf("orders", "updateOrder", 8),
  drafts = draftsInMemory(),
) => {
  const bench = await setUp(answer)
  const sent: SentListing[] = []
  const form = await showHook(appOn(bench, { drafts }), () => {
    const [listing, onSeen] = useState(start)
    const latest = useReadModel(listings, ownListing, start) ?? start
    return useListingForm({
      kind: "Order",
      listing,
      latest,
      onSeen,
      copied: null,
      form: "anna/order/1",
      executantKey: "",
      onSent: (one) => void sent.push(one),
    })
  })
  const send = async () => {
    await form.act(() => form.now().send())
    await expect.poll(() => form.act(() => sent.length)).toBe(1)
  }
  /** Tells of a change elsewhere, as the hub does. */
  const elsewhere = (change: Partial<Listing>) =>
    form.act(() => {
      const listing = { ...start, asOf: start.asOf + 1, ...change }
      bench.stream.emit([{ type: "ListingChanged", listing }], { origin: "hub", cause: null })
    })
  return {
    bench,
    form,
    sent,
    send,
    elsewhere,
    asked: () => bench.server.heard.map(({ method, path }) => `${method} ${path}`),
  }
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
  const { bench, form, send, asked } = await opened(published)
  await form.act(() => form.now().change({ description: "x" }))
  await form.act(() => void expect(form.now().passes("what")).toBe(false))
  expect(form.now().shown).toEqual([{ name: "description", rule: "minLength" }])
  expect(form.now().passes("price")).toBe(true)
  expect(form.now().firstWrong()).toBe("what")
  await form.act(() => form.now().change({ description: "Other words, and enough of them." }))
  expect(form.now().firstWrong()).toBeUndefined()
  await send()
  expect(JSON.parse(bench.server.heard[0]?.body ?? "")).toMatchObject({
    description: "Other words, and enough of them.",
  })
  expect(asked()).toEqual([`PUT /orders/${published.key}`])
})

describe("of a listing that is changed elsewhere meanwhile", () => {
  const theirs = { name: "Their name", versionKey: "v-2" }
  const mine = { description: "Other words, and enough of them." }

  it("shows it at once where nothing was written here", async () => {
    const { form, elsewhere } = await opened(published)
    await elsewhere(theirs)
    expect(form.now().conflict).toBeNull()
    expect(form.now().draft).toMatchObject({ name: "Their name", versionKey: "v-2" })
  })

  it("sends nothing before somebody has chosen, and then what was written, on top of the change", async () => {
    const { bench, form, sent, send, elsewhere, asked } = await opened(published)
    await form.act(() => form.now().change(mine))
    await elsewhere(theirs)
    expect(form.now().conflict?.parts).toEqual([{ part: "name", isMine: false }])
    expect(form.now().draft).toMatchObject({ name: published.name, ...mine })
    await form.act(() => form.now().send())
    expect([sent, asked()]).toEqual([[], []])
    await form.act(() => form.now().conflict?.keepMine())
    expect(form.now().conflict).toBeNull()
    await send()
    const [heard] = bench.server.heard
    expect(heard?.headers["base-version"]).toBe("v-2")
    expect(JSON.parse(heard?.body ?? "")).toMatchObject({ name: "Their name", ...mine })
  })

  it("gives up what was written here for what is there, if that is wanted", async () => {
    const { form, elsewhere } = await opened(published)
    await form.act(() => form.now().change({ name: "My name" }))
    await elsewhere(theirs)
    expect(form.now().conflict?.parts).toEqual([{ part: "name", isMine: true }])
    await form.act(() => form.now().conflict?.takeTheirs())
    expect(form.now().conflict).toBeNull()
    expect(form.now().draft).toMatchObject({ name: "Their name", versionKey: "v-2" })
  })

  it("finds it when the server refuses what was sent, and keeps what was written", async () => {
    const now = exampleOf("orders", "getOrder", 9).body as Wire
    const { form, asked } = await opened(published, ({ method }) =>
      method === "PUT"
        ? { status: 400, body: { type: "ListingChangedException", message: "Other words.", traceId: "t" } }
        : { body: { ...now, ...theirs, status: "Published" }, headers: { "Account-Cursor": "9" } },
    )
    await form.act(() => form.now().change(mine))
    await form.act(() => form.now().send())
    await expect.poll(() => form.act(() => form.now().conflict?.parts)).toEqual([{ part: "name", isMine: false }])
    expect(asked()).toEqual([`PUT /orders/${published.key}`, `GET /orders/${published.key}`])
    expect(form.now()).toMatchObject({ failure: undefined, isOvertaken: true, draft: mine })
  })

  it("finds that a draft of the device was written from another place", async () => {
    const place = { ...example.place, address: "Leipzig", versionKey: "place-2" } as Listing["place"]
    const drafts = draftsInMemory()
    const form = await opened(published, undefined, drafts)
    await form.form.act(() => form.form.now().change({ address: "Bremen", ...mine }))
    await form.form.leave()
    const { form: again } = await opened({ ...published, place }, undefined, drafts)
    expect(again.now().conflict?.parts).toContainEqual({ part: "place", isMine: true })
    await again.act(() => again.now().conflict?.keepMine())
    expect(again.now().conflict).toBeNull()
    expect(again.now().draft).toMatchObject({ address: "Bremen", placeVersionKey: "place-2", ...mine })
  })

  it("says of the place what is to be changed, and from what", async () => {
    const { form, sent, send } = await opened(published)
    await form.act(() => form.now().change({ radius: "50" }))
    await send()
    const { key, versionKey } = published.place ?? {}
    expect(sent[0]?.place).toMatchObject({ act: "replace", key, versionKey, place: { radius: 50_000 } })
  })
})

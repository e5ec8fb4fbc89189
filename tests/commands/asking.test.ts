/** Commands send what was meant: days, the page of a tab, the messages before one. Spec §7. */
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { listSizes } from "../../src/domain/limits.ts"
import type { Command } from "../../src/commands/catalogue.ts"
import { emptyListingDraft } from "../../src/domain/listing-drafts.ts"
import { setUp, type Bench } from "./bus-on-a-server.ts"

const examples = parse(readFileSync(new URL("../../openapi/examples/orders.yaml", import.meta.url), "utf8"))
const noItems = { body: { items: [], count: 0 }, headers: { "account-cursor": "3" } }

let bench: Bench

const sent = async (command: Command) => {
  bench = await setUp(({ method }) =>
    method === "GET" ? noItems : { status: 201, body: examples.createOrder.value, headers: { "account-cursor": "3" } },
  )
  expect(await bench.bus.dispatch(command)).toMatchObject({ tag: "Done" })
  const [{ path = "", body = "" } = {}] = bench.server.heard
  return { query: new URL(path, "http://localhost").searchParams, body }
}

it.each([
  ["2026-03-05", "", "2026-03-05"],
  ["2026-03-05", "2026-03-09", "2026-03-09"],
])("an order from %s until %j ends on %s", async (startDate, endDate, ends) => {
  const draft = { ...emptyListingDraft, name: "Paint a kitchen", startDate, endDate }
  const { body } = await sent({ type: "SubmitListing", id: "draft-1", kind: "Order", draft })
  expect(JSON.parse(body)).toMatchObject({ startDate, endDate: ends })
})

it.each([
  [null, null],
  [41, "41"],
])("messages before %j are asked from %j on", async (before, startMessage) => {
  const { query } = await sent({ type: "LoadChatMessages", chatKey: "c", participantKey: "me", before })
  expect(query.get("startMessage")).toBe(startMessage)
})

it.each([
  ["active", "all", "Status eq Sent"],
  ["active", "interested", "Status eq Sent and NotInterested eq false"],
  ["active", "aside", "Status eq Sent and NotInterested eq true"],
  ["archive", "all", "Status eq Canceled or Status eq Rejected"],
] as const)("applications of the tab %s, %s, are asked by %j, page by page", async (tab, interest, filter) => {
  const { query } = await sent({
    type: "LoadListingApplications",
    kind: "Order",
    listingKey: "gate",
    query: { tab, page: 3, interest },
  })
  const size = listSizes.applications
  expect(Object.fromEntries(query)).toMatchObject({ filter, top: `${size}`, skip: `${2 * size}` })
})

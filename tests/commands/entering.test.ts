/** A visitor's app asks for the right things as it enters a page. */
import { describe, expect, it } from "vitest"
import { readPage } from "../../src/commands/entering.ts"
import { defaultFlags, type Flags } from "../../src/domain/flags.ts"
import { createVisitorSdk } from "../../src/sdk/sdk.ts"
import { exampleOf } from "./contract-examples.ts"

const key = "0a984606-71ce-41cf-bd47-9c6d7ca8cbcd"

const bases = { core: "http://own.invalid/api", notifications: "", support: "" }

/** The reads of a page, and what they ask for, of a server that knows the answers to these paths alone. */
const readOf = async (address: string, known: Readonly<Record<string, unknown>> = {}, flags: Flags = defaultFlags) => {
  const asked: string[] = []
  const clients = createVisitorSdk(bases, async ({ url, headers }) => {
    const path = url.slice(bases.core.length)
    asked.push(path, ...(headers.has("Authorization") ? ["with a token"] : []))
    const answer = known[path]
    return answer === undefined ? Response.error() : Response.json(answer)
  })
  const [path = "", query = ""] = address.split("?")
  return { asked, reads: await readPage(path, new URLSearchParams(query), clients, flags) }
}

const typesOf = async (address: string, known?: Readonly<Record<string, unknown>>): Promise<readonly string[]> =>
  (await readOf(address, known)).reads.map(({ command }) => command.type)

describe("the reads", () => {
  it.each([
    ["/", ["LoadStatistics", "Search"]],
    ["/search", ["Search"]],
    [`/orders/${key}`, ["LoadPublicListing"]],
    [`/offers/${key}`, ["LoadPublicListing"]],
    [`/profile/${key}`, ["LoadPublicProfile", "LoadFeedback"]],
    [`/executant/profile/${key}`, ["LoadPublicProfile", "LoadFeedback", "LoadExecutantOffers"]],
    ["/orders/new", []],
    ["/deals", []],
    ["/nowhere", []],
  ])("of %s are those of its screen, and categories", async (path, own) => {
    expect(await typesOf(path)).toEqual(["LoadClassificator", ...own])
  })

  it("say what the address says", async () => {
    const { reads } = await readOf("/search?type=offers&search=paint&page=2")
    expect(reads[1]?.command).toMatchObject({ type: "Search", query: { kind: "Offer", term: "paint", page: 2 } })
  })

  it("go on with the offers of an offer's owner, and with none of an order's", async () => {
    const offer = exampleOf("offers", "getPublicOffer", 0).body
    expect(await typesOf(`/offers/${key}`, { [`/offers/public/${key}`]: offer })).toEqual([
      "LoadClassificator",
      "LoadPublicListing",
      "LoadExecutantOffers",
    ])
    const order = exampleOf("orders", "getPublicOrder", 0).body
    expect(await typesOf(`/orders/${key}`, { [`/orders/public/${key}`]: order })).not.toContain("LoadExecutantOffers")
  })
})

describe("asking", () => {
  const statistics = "/analytics/statistics"

  it("is done as a visitor, and takes a failure for no answer", async () => {
    const { asked, reads } = await readOf("/support/about")
    expect(asked).toContain(statistics)
    expect(asked).not.toContain("with a token")
    expect(reads.map(({ events }) => events)).toEqual([null, null])
  })

  it("leaves out a feature that is off", async () => {
    const { asked } = await readOf("/support/about", {}, { ...defaultFlags, statistics: false })
    expect(asked).not.toContain(statistics)
  })
})

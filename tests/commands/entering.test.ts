/** A visitor's app asks for the right things as it enters a page. */
import { describe, expect, it } from "vitest"
import { readAhead, enteringCommands } from "../../src/commands/entering.ts"
import { defaultFlags } from "../../src/domain/flags.ts"
import { createVisitorSdk } from "../../src/sdk/sdk.ts"

const key = "0a984606-71ce-41cf-bd47-9c6d7ca8cbcd"

const typesOf = (path: string, query = ""): readonly string[] =>
  enteringCommands(path, new URLSearchParams(query)).map(({ type }) => type)

describe("the commands", () => {
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
  ])("of %s are those of its screen, and categories", (path, own) => {
    expect(typesOf(path)).toEqual(["LoadClassificator", ...own])
  })

  it("say what the address says", () => {
    const [, search] = enteringCommands("/search", new URLSearchParams("type=offers&search=paint&page=2"))
    expect(search).toMatchObject({ type: "Search", query: { kind: "Offer", term: "paint", page: 2 } })
  })
})

describe("asking ahead", () => {
  const bases = { core: "http://own.invalid/api", notifications: "", support: "" }
  const asked = async (statistics: boolean): Promise<readonly string[]> => {
    const urls: string[] = []
    const clients = createVisitorSdk(bases, async ({ url, headers }) => {
      urls.push(url, ...(headers.has("Authorization") ? ["with a token"] : []))
      return Response.error()
    })
    await readAhead({ type: "LoadStatistics" }, clients, { ...defaultFlags, statistics })
    return urls
  }

  it("asks as a visitor, and takes a failure for no answer", async () => {
    expect(await asked(true)).toEqual(["http://own.invalid/api/analytics/statistics"])
  })

  it("asks nothing of a feature that is off", async () => expect(await asked(false)).toEqual([]))
})

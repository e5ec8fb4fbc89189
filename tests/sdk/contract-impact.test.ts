/** A change of the contracts is followed to the screens, over each step on the way there. docs/contracts.md. */
import { describe, expect, it } from "vitest"
import { clientGraph } from "../../scripts/contract/impact/client-graph.ts"
import { linesToDo } from "../../scripts/contract/report/text.ts"
import { modalNames } from "../../src/domain/modals.ts"
import { routes } from "../../src/domain/routes.ts"
import { editedContracts } from "./edited-contracts.ts"
import { scriptTimeoutMs } from "./run-script.ts"

describe("the impact of a change", { timeout: scriptTimeoutMs }, () => {
  const { edit, changeThat } = editedContracts()

  it("follows a renamed field to the one screen that shows it, step by step", async () => {
    edit("schemas/deal.yaml", ["    - cancelingComment\n", "    - note\n"], ["    cancelingComment:", "    note:"])
    const change = await changeThat("Deal.cancelingComment is named note now")
    expect(change.impact).toMatchObject({
      normalisers: ["toDeal"],
      commands: ["AcceptApplication", "ApplyToListing", "CancelDeal", "CloseDeal", "LoadDeal", "LoadDeals"],
      events: ["DealCanceled", "DealClosed", "DealCreated", "DealLoaded", "DealsPageLoaded"],
      recipes: ["DealCanceled", "DealClosed", "DealCreated", "DealLoaded", "DealsPageLoaded"].map((e) => `deals.${e}`),
      screens: ["/deals/:key"],
    })
    expect(change.impact?.selectors).toContain("dealOfProfile")
    expect(linesToDo(change)).toEqual([
      expect.stringMatching(/^src\/events\/wire\/deals\.ts:\d+: cancelingComment → note in toDeal$/u),
      expect.stringMatching(/^src\/ui\/screens\/deals\/DealBody\.tsx:\d+: shows cancelingComment in \w+$/u),
    ])
  })

  it("follows a field that is gone to all screens that show what became of it", async () => {
    edit("schemas/order.yaml", ["orderViews, ", ""], ["    orderViews: { type: integer, minimum: 0 }\n", ""])
    const change = await changeThat("OrderMetadata.orderViews is gone")
    expect(change.impact?.screens).toEqual([
      "/",
      "/offers",
      "/offers/:key",
      "/offers/:key/view/:tab",
      "/orders",
      "/orders/:key",
      "/orders/:key/view/:tab",
    ])
    expect(change.impact?.recipes).toContain("listings.PublicListingLoaded")
    expect(linesToDo(change)).toContainEqual(
      expect.stringMatching(/^src\/events\/wire\/listings\.ts:\d+: orderViews is gone in face$/u),
    )
  })

  it("follows an operation that moves from where clients know it", async () => {
    edit("core.yaml", ["/deals/{key}/close:", "/deals/{key}/finish:"])
    const { impact, operations, former, place, what } = await changeThat("is at")
    expect(what).toBe("is at POST /deals/{key}/finish now")
    expect([operations, former.operations]).toEqual([["POST /deals/{key}/finish"], ["POST /deals/{key}/close"]])
    expect(place).toMatchObject({ file: expect.stringMatching(/core\.yaml$/u) })
    expect(impact).toMatchObject({ commands: ["CloseDeal"], events: expect.arrayContaining(["DealClosed"]) })
    expect(impact?.screens).toContain("/deals/:key")
  })

  it("names no line of the client for the address of a service", async () => {
    edit("core.yaml", ["  - url: /api/core\n", "  - url: /api/core2\n"])
    expect(linesToDo(await changeThat("the address /api/core is gone"))).toEqual([])
  })

  it("names the line that asks for an operation which is closed to somebody", async () => {
    edit("paths/deals.yaml", [
      "last deal.\n    security:\n      - bearer: []",
      "last deal.\n    security:\n      - bearer: [admin]",
    ])
    expect(linesToDo(await changeThat("access is closed to"))).toEqual([
      expect.stringMatching(/^src\/commands\/deals\.ts:\d+: asks POST \/deals\/\{key\}\/close in CloseDeal$/u),
    ])
  })

  it("names for a parameter the lines of the commands that send it, and none of others", async () => {
    edit("paths/deals.yaml", [
      `The deal., schema: { $ref: "../schemas/common.yaml#/Key" } }\n    requestBody:`,
      "The deal., schema: { type: string, format: uuid, maxLength: 12 } }\n    requestBody:",
    ])
    const lines = linesToDo(await changeThat("parameter key maxLength"))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => !line.startsWith("src/commands/deals.ts:"))).toEqual([])
  })

  it("names the line that asks for an operation which moves", async () => {
    edit("core.yaml", ["/deals/{key}/close:", "/deals/{key}/finish:"])
    expect(linesToDo(await changeThat("is at"))).toEqual([
      expect.stringMatching(/^src\/commands\/deals\.ts:\d+: asks POST \/deals\/\{key\}\/close in CloseDeal$/u),
    ])
  })

  it("names every screen that decides by an enumeration which grows", async () => {
    edit("schemas/moderation.yaml", ["enum: [Waiting, Approved,", "enum: [Waiting, Postponed, Approved,"])
    const change = await changeThat('ModerationTaskStatus may also be "Postponed"')
    expect(change.impact).toMatchObject({
      normalisers: ["toModerationTask"],
      screens: ["/moderation", "/moderation/queue/:key"],
    })
    expect(linesToDo(change)).toContainEqual(expect.stringMatching(/: shows status in decidedText$/u))
  })

  it("follows what a hub message carries", async () => {
    edit(
      "schemas/system-notification.yaml",
      ['        at: { $ref: "common.yaml#/Moment" }\n', ""],
      ["[chatKey, participantKey, at]", "[chatKey, participantKey]"],
    )
    expect((await changeThat("ChatTypingNotice.metadata.at is gone")).impact).toMatchObject({
      normalisers: ["systemEvent"],
      events: ["ChatTypingHeard"],
      recipes: ["chatPresence.ChatTypingHeard"],
      selectors: ["isTyping"],
      screens: ["/chat"],
    })
  })

  it("follows a kind of hub message that never comes any more", async () => {
    edit("schemas/system-notification.yaml", ["[DealCreatedEvent, DealClosedEvent,", "[DealCreatedEvent,"])
    const { impact } = await changeThat(`DealNotice.type can't be "DealClosedEvent" any more`)
    expect(impact).toMatchObject({ events: ["DealClosed"], recipes: ["deals.DealClosed"] })
    expect(impact?.screens).toContain("/deals/:key")
    expect(impact?.screens).not.toContain("/chat")
  })

  it("names for what is sent the screens that send it, and the lines that write it", async () => {
    edit("schemas/deal.yaml", ["[participantKey, reason]\n", "[participantKey, reason, comment]\n"])
    const change = await changeThat("DealCancellation.comment must be sent")
    expect(change.impact).toMatchObject({ commands: ["CancelDeal"], screens: ["modal=cancel-deal"] })
    expect(linesToDo(change)).toContainEqual(
      expect.stringMatching(/^src\/commands\/deals\.ts:\d+: comment must be sent$/u),
    )
  })

  it("says that nothing shows a field that nobody reads", async () => {
    edit("schemas/deal.yaml", ["    - closedDate\n", ""])
    expect((await changeThat("Deal.closedDate may be absent")).impact).toMatchObject({ screens: [], touched: [] })
  })
})

describe("the graph of the client", { timeout: scriptTimeoutMs }, () => {
  it("has every screen, whoever asks for an operation, and what each event changes", async () => {
    const graph = await clientGraph(new Map())
    const named = graph.screens.map(({ name }) => name)
    expect(named).toEqual(
      expect.arrayContaining([...routes, "/my-:product", ...modalNames.map((one) => `modal=${one}`)]),
    )
    expect(graph.screens.filter(({ units }) => units.length === 0)).toEqual([])
    expect(
      Object.values(graph.calls).flatMap((calls) => calls.filter(({ commands }) => commands.length === 0)),
    ).toEqual([])
    // Two events are kept nowhere, and signing out empties all.
    const idle = graph.recipes.filter(({ touched }) => touched.length === 0).map(({ event }) => event)
    expect(new Set(idle)).toEqual(new Set(["SignedOut", "ModerationTrailRead", "ContractOutgrown"]))
  })
})

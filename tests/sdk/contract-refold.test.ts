/** A change of the contracts is taken through recorded journeys to the screens that end otherwise. docs/contracts.md. */
import { fileURLToPath } from "node:url"
import { beforeAll, describe, expect, it } from "vitest"
import { readTraffic, timesOf } from "../../scripts/contract/evidence/traffic.ts"
import { clientWith } from "../../scripts/contract/refold/bundled.ts"
import type { Client } from "../../scripts/contract/refold/client.ts"
import { commands, uploads } from "../../scripts/contract/refold/commands.ts"
import { unmasked } from "../../scripts/contract/refold/unmasked.ts"
import { endingTexts } from "../../scripts/contract/report/evidence.ts"
import type { ReportedChange } from "../../scripts/contract/report/reported.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"
import { editedContracts } from "./edited-contracts.ts"
import { scriptTimeoutMs } from "./run-script.ts"

const name = fileURLToPath(new URL("../traffic/golden/0.1.0.ndjson", import.meta.url))
const recorded = readTraffic(name)
const { answers: traffic } = recorded

describe("a refolded change", { timeout: scriptTimeoutMs }, () => {
  let client: Client
  beforeAll(async () => {
    client = await clientWith(new Map())
  }, scriptTimeoutMs)
  const edited = editedContracts()
  const { edit } = edited
  const changeThat = (what: string): Promise<ReportedChange> =>
    edited.changeThat(what, { name, traffic: recorded, newer: { shapes, answers }, client })

  it("takes whole deals from all their screens where the client refuses them", async () => {
    edit("schemas/deal.yaml", ["    - cancelingComment\n", "    - note\n"], ["    cancelingComment:", "    note:"])
    const change = await changeThat("Deal.cancelingComment is named note now")
    expect(change.impact?.screens).toEqual(["/deals/:key"])
    const endings = change.refolding?.endings ?? []
    expect(endings.flatMap(({ screens }) => screens)).toEqual(expect.arrayContaining(["/deals", "/deals/:key"]))
    const ofDeal = endings.find(({ screens }) => screens.includes("/deals/:key"))
    expect(ofDeal?.paths).toContain("deals.byKey.*")
    expect(ofDeal?.journeys).toEqual(expect.arrayContaining(["offers", "order-becomes-deal"]))
    expect(change.refolding?.answers).toBe(
      traffic
        .filter(({ body }) => JSON.stringify(body).includes('"cancelingComment"'))
        .reduce((sum, answer) => sum + timesOf(answer), 0),
    )
  })

  it("ends only the screens that show a value which another one comes for", async () => {
    edit("schemas/deal.yaml", ["{ InProgress: 10, ", "{ Running: 10, "], ["enum: [InProgress, ", "enum: [Running, "])
    const change = await changeThat('DealStatus "InProgress" is named "Running" now in answers')
    expect(change.level).toBe("warning")
    const [ending, ...others] = change.refolding?.endings ?? []
    expect(others).toEqual([])
    expect(ending).toMatchObject({ paths: ["deals.byKey.*.status"] })
    expect(ending?.screens).toContain("/deals/:key")
    expect(endingTexts(change)).toEqual([
      expect.stringMatching(/^Ends otherwise: .*\/deals\/:key.* \(deals\.byKey\.\*\.status\) in journeys? .+\.$/u),
    ])
  })

  it("ends what shows a field otherwise where the client goes on without it", async () => {
    edit("schemas/notification.yaml", ["    offerName: { type: string }\n", ""])
    const change = await changeThat("NotificationMetadata.offerName is gone")
    const endings = change.refolding?.endings ?? []
    expect(endings.flatMap(({ paths }) => paths)).toContain("notifications.byId.*.subject.offerName")
    expect(endings.flatMap(({ screens }) => screens)).toContain("/notifications")
  })

  it("ends no screen otherwise where none shows the field that is gone", async () => {
    edit("schemas/notification.yaml", ['    applicationKey: { $ref: "common.yaml#/Key" }\n', ""])
    const change = await changeThat("NotificationMetadata.applicationKey is gone")
    expect(change.refolding?.answers).toBeGreaterThan(0)
    expect(change.refolding?.endings).toEqual([])
    expect(endingTexts(change)).toEqual([expect.stringMatching(/^Ends otherwise: no screen, with \d+ recorded /u)])
  })

  it("ends no screen otherwise where nobody was told what changes", async () => {
    edit("schemas/moderation.yaml", ["enum: [Waiting, Approved,", "enum: [Waiting, Postponed, Approved,"])
    const change = await changeThat('ModerationTaskStatus may also be "Postponed"')
    expect(change.refolding).toEqual({ answers: 0, endings: [] })
    expect(endingTexts(change)).toEqual(["Ends otherwise: no screen, as no recorded answer meets it."])
  })

  it("is none of what clients send", async () => {
    edit("schemas/common.yaml", ["exclusiveMinimum: 0", "exclusiveMinimum: -1"])
    expect((await changeThat("Rate.value exclusiveMinimum is -1, was 0 in requests")).refolding).toBeNull()
  })

  it("knows a command for each operation that is recorded, and an event of what it answers", async () => {
    const silent: string[] = []
    for (const [index, { operation, body }] of traffic.entries()) {
      const events = await client.eventsOf(operation, unmasked(body), index + 1)
      if (events.length === 0) silent.push(operation)
    }
    const unknown = [...new Set(traffic.map(({ operation }) => operation))].filter(
      (one) => !Object.hasOwn(commands, one) && !uploads.includes(one) && !one.endsWith("Notification"),
    )
    expect(unknown).toEqual([])
    // A complaint and a read notification come to no event by their answers.
    expect(new Set(silent)).toEqual(new Set([...uploads, "POST /complaint/submit", "POST /notification/{id}/read"]))
  })
})

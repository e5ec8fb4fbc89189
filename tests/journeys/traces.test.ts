/** A press, its request, its hub message and what another device makes of it are one trace. */
import { afterAll, expect, it } from "vitest"
import { startCollector, type CollectedSpan, type Collector } from "../collector.ts"
import { eventually } from "../server/callers.ts"
import { see } from "./see.ts"
import { setStage } from "./stage.ts"
import { bothAtChats, say } from "./talking.ts"

/** A client tells every two seconds, and the server every five. */
const reportedWithinMs = 30_000

let collector: Collector | undefined
const stage = setStage(async () => {
  collector = await startCollector()
  return { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
})
afterAll(() => collector?.close())

const spans = (): readonly CollectedSpan[] => collector?.spans ?? []

it("a message from its press to the other's screen", async () => {
  const { anna, boris, errors } = await bothAtChats(stage, "traces")
  await anna.getByRole("link", { name: "Demo Painters" }).click()
  await say(anna, "Demo Painters", "Can you come on Monday?")
  await see(boris.getByRole("listitem").filter({ hasText: "Demo Anna" })).toContainText("Can you come on Monday?")

  const press = await eventually(
    async () =>
      spans().find(({ name, service }) => name === "SendChatMessage" && service === "marketplace-client") ?? null,
    reportedWithinMs,
  )
  const inTrace = (name: RegExp) =>
    eventually(
      async () => spans().find((one) => one.trace === press.trace && name.test(one.name)) ?? null,
      reportedWithinMs,
    )
  const request = await inTrace(/^PUT \/chat\/\{chatKey\}\/send$/u)
  const statement = await inTrace(/^insert$/u)
  const fold = await inTrace(/^fold /u)
  const sent = spans().find(({ span }) => span === fold.parent)

  expect(press.parent).toBeNull()
  expect([request.parent, statement.parent, sent?.parent]).toEqual([press.span, request.span, request.span])
  expect(sent?.name).toMatch(/^send Chat/u)
  expect(JSON.stringify(spans())).not.toContain("Monday")
  expect(errors()).toEqual([])
}, 240_000)

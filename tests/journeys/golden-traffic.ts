/**
 * The golden traffic of a release, recorded from the journeys of a run with `RECORD_TRAFFIC=1`: what their people were
 * told, masked before it is written. `scripts/golden-traffic.ts` makes the release's file of it. docs/contracts.md.
 */
import { appendFileSync, mkdirSync } from "node:fs"
import { basename, join } from "node:path"
import type { Page, Response, WebSocket } from "playwright"
import { expect } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { maskedBy } from "../../scripts/contract/evidence/masked.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"

const folder = join(root, "test-results/golden-traffic")

const masked = maskedBy(shapes)

const patterns = Object.keys(answers)
  .toSorted((a, b) => a.split("{").length - b.split("{").length)
  .map((operation) => [operation, new RegExp(`^${operation.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u")] as const)

const operationOf = (response: Response): string | undefined => {
  const [, path] = /^\/api\/\w+(\/.*)$/u.exec(new URL(response.url()).pathname) ?? []
  return patterns.find(([, pattern]) => pattern.test(`${response.request().method()} ${path ?? ""}`))?.[0]
}

const journey = (): string => basename(expect.getState().testPath ?? "", ".test.ts")

const keep = (operation: string, body: unknown): void => {
  const line = JSON.stringify({ operation, journeys: { [journey()]: 1 }, body: masked(body) })
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${line}\n`)
}

const keepAnswer = async (response: Response): Promise<void> => {
  const operation = response.ok() ? operationOf(response) : undefined
  if (operation !== undefined) keep(operation, await response.json())
}

const schemas: Readonly<Record<string, string>> = {
  "user-notifications": "UserNotification",
  "system-notifications": "SystemNotification",
}

/** SignalR ends each message with this. */
const separator = "\u001E"

const keepMessages = (socket: WebSocket): void => {
  const [, schema] = Object.entries(schemas).find(([hub]) => socket.url().includes(hub)) ?? []
  if (schema === undefined) return
  socket.on("framereceived", ({ payload }) => {
    for (const text of String(payload).split(separator)) {
      const frame =
        text === "" ? {} : (JSON.parse(text) as { readonly target?: string; readonly arguments?: unknown[] })
      if (frame.target !== undefined) for (const message of frame.arguments?.flat() ?? []) keep(schema, message)
    }
  })
}

export const keepGoldenTraffic = (page: Page): void => {
  if (process.env["RECORD_TRAFFIC"] !== "1") return
  mkdirSync(folder, { recursive: true })
  page.on("response", (response) => void keepAnswer(response).catch(() => undefined)) // the page is left before its end
  page.on("websocket", keepMessages)
}

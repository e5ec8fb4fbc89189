/**
 * The golden traffic of a release, recorded from the journeys of a run with `RECORD_TRAFFIC=1`: what their people were
 * told, masked before it is written, and what they asked for and were told, as their server counted it. `scripts/golden-traffic.ts`
 * makes the release's file of it. docs/contracts.md.
 */
import { appendFileSync, mkdirSync } from "node:fs"
import { execFileSync } from "node:child_process"
import { basename, join } from "node:path"
import type { Page, Response, WebSocket } from "playwright"
import { expect } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { pinnedEnvironment, pinnedNode } from "../../scripts/base/install.mjs"
import { maskedBy } from "../../scripts/contract/evidence/masked.ts"
import type { Answer, Counted } from "../../scripts/contract/evidence/traffic.ts"
import { usageOf } from "../../scripts/contract/evidence/usage-file.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"

export const recordsTraffic = process.env["RECORD_TRAFFIC"] === "1"

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

const write = (line: Answer | Counted): void => {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(line)}\n`)
}

const keep = (operation: string, body: unknown): void =>
  write({ operation, journeys: { [journey()]: 1 }, body: masked(body) })

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
  if (!recordsTraffic) return
  page.on("response", (response) => void keepAnswer(response).catch(() => undefined)) // the page is left before its end
  page.on("websocket", keepMessages)
}

/** A server is told to count where its traffic is recorded. */
export const counting = recordsTraffic ? { CONTRACT_USAGE: "on" } : {}

/** Keeps what the journey's people asked for and were told, by a folder of data whose server has ended. */
export const keepGoldenCounts = (dataDir: string): void => {
  if (!recordsTraffic) return
  const env = pinnedEnvironment({ DATA_DIR: dataDir })
  const args = ["server/admin.ts", "contract-usage", "--days", "2"] // midnight may have passed
  const usage = usageOf(JSON.parse(execFileSync(pinnedNode, args, { cwd: root, env, encoding: "utf8" })))
  for (const { operation, builds } of usage.operations)
    for (const { counts } of builds) {
      const times = counts["asked"] ?? counts["told"] ?? 0 // hub messages are told, and nobody asks for them
      write({ counted: operation, journeys: { [journey()]: times }, counts })
    }
}

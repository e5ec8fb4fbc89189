/** No event's shape changes under its version: logs that were recorded with it would be read as another. Law 6. */
import { createHash } from "node:crypto"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { eventVersions } from "../../src/events/versions.ts"
import { eventTypes } from "../../src/log/redaction-catalogue.ts"
import { eventsByType } from "../arbitraries/events.ts"
import { noteShape } from "./noted-shapes.ts"

/** So many have every alternative of every field in them, whatever the seed is. */
const samples = { numRuns: 1_000, seed: 1 }

const shapeOf = (type: (typeof eventTypes)[number]): string => {
  const shape = new Set<string>()
  for (const event of fc.sample<AppEvent>(eventsByType[type], samples)) noteShape(shape, "", event)
  const digest = createHash("sha256").update([...shape].toSorted().join("\n"))
  return `${type} v${eventVersions[type] ?? 1} ${digest.digest("hex").slice(0, 12)}`
}

const whatToDo =
  "where the shape of an event has changed, raise its version in src/events/versions.ts and write its upcaster; " +
  "then write all down by npx vitest run --project unit tests/properties/event-shapes.test.ts -u"

it(`every event has the shape that was written down for its version; ${whatToDo}`, async () => {
  const shapes = eventTypes.toSorted().map(shapeOf)
  await expect(`${shapes.join("\n")}\n`).toMatchFileSnapshot("event-shapes.txt")
})

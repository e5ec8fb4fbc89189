/** No read model's shape changes under its version: snapshots that were recorded with it would be read as another. Law 6. */
import { createHash } from "node:crypto"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createReader } from "../../src/log/readable.ts"
import { eventTypes } from "../../src/log/redaction-catalogue.ts"
import { projections, type ProjectionName, type ReadModels } from "../../src/projections/catalogue.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { initialModels } from "../../src/projections/fold.ts"
import { modelVersions } from "../../src/projections/versions.ts"
import { eventsByType } from "../arbitraries/events.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { noteShape } from "./noted-shapes.ts"

/** So many have nearly every alternative of every field in them, and each type's are its own, whatever others there are. */
const samples = { numRuns: 200, seed: 1 }

const names = Object.keys(projections) as readonly ProjectionName[]

/** The shapes of all read models at the start, and after each event alone; what only two events together lead to is not seen. */
const shapes = (): ReadonlyMap<ProjectionName, ReadonlySet<string>> => {
  const start = initialModels()
  const noted = new Map(names.map((name) => [name, new Set<string>()]))
  const read = createReader()
  const note = (models: ReadModels, isListening: (name: ProjectionName) => boolean): void => {
    const readable = read(models)
    for (const [name, shape] of noted) if (isListening(name)) noteShape(shape, "", readable[name])
  }
  note(start, () => true)
  for (const type of eventTypes)
    for (const event of fc.sample<AppEvent>(eventsByType[type], samples))
      note(foldPlain([enveloped(event)]), (name) => projections[name].recipes.has(type))
  return noted
}

const whatToDo =
  "where the shape of a read model has changed, raise its version in src/projections/versions.ts; " +
  "then write all down by npx vitest run --project unit tests/properties/model-shapes.test.ts -u"

it(`every read model has the shape that was written down for its version; ${whatToDo}`, async () => {
  const lines = [...shapes()].map(([name, shape]) => {
    const digest = createHash("sha256").update([...shape].toSorted().join("\n"))
    return `${name} v${modelVersions[name] ?? 1} ${digest.digest("hex").slice(0, 12)}`
  })
  await expect(`${lines.toSorted().join("\n")}\n`).toMatchFileSnapshot("model-shapes.txt")
})

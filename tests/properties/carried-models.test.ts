/**
 * Read models that were carried as JSON are the read models that they were: they read the same, and events fold onto them
 * to the same. architecture: Replay.
 */
import { readdirSync, readFileSync } from "node:fs"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { decodeLog } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { createReader } from "../../src/log/readable.ts"
import { hashOf } from "../../src/log/hashes.ts"
import { bringModels, carryModels, type CarriedModels } from "../../src/projections/carried-models.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { entriesOf } from "../../src/projections/entities.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { dropEntities } from "../../src/projections/letting-go.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { busyLog } from "../log/some-log.ts"
import { someEnvelopes } from "../arbitraries/logs.ts"

const asJson = (carried: CarriedModels): CarriedModels => JSON.parse(JSON.stringify(carried)) as CarriedModels

const trip = (models: ReadModels): ReadModels => bringModels(asJson(carryModels(models)))

const hash = (models: ReadModels): string => hashOf(createReader()(models))

it("reads the same after the trip, at any moment, in the same order", () => {
  fc.assert(
    fc.property(someEnvelopes(), (envelopes) => {
      const models = foldPlain(envelopes)
      const back = trip(models)
      expect(hash(back)).toBe(hash(models))
      expect(entriesOf(back.deals.byKey)).toEqual(entriesOf(models.deals.byKey))
      expect(carryModels(back)).toEqual(carryModels(models))
    }),
  )
})

it("folds on to the same as if there had been no trip", () => {
  fc.assert(
    fc.property(someEnvelopes(), fc.nat(), (envelopes, at) => {
      const middle = at % (envelopes.length + 1)
      const carried = carryModels(foldPlain(envelopes.slice(0, middle)))
      const after = foldPlain(envelopes.slice(middle), () => bringModels(asJson(carried)))
      expect(hash(after)).toBe(hash(foldPlain(envelopes)))
    }),
  )
})

it("keeps how far entities were let go of, and those that stayed in their order", () => {
  const models = foldPlain(busyLog(5, 2_000).envelopes as readonly Envelope[])
  const { messages } = models.chat
  const gone = dropEntities(messages, ({ id }) => id % 3 === 0)
  messages.letGoUpTo = 41
  expect(gone.length).toBeGreaterThan(0)
  const back = trip(models).chat.messages
  expect(back.letGoUpTo).toBe(41)
  expect(entriesOf(back)).toEqual(entriesOf(messages))
  dropEntities(messages, () => false)
  expect(entriesOf(trip(models).chat.messages)).toEqual([])
  expect(trip(models).chat.messages.letGoUpTo).toBe(41)
})

it("carries only the read models that differ from those that the other side has, and keeps the others as they are", () => {
  const index = createLogIndex(busyLog(7, 300))
  for (const { before, after } of index.steps(0, index.length)) {
    const carried = carryModels(after, before)
    expect(Object.keys(carried)).toEqual(
      Object.entries(after).flatMap(([name, model]) =>
        model === Object.entries(before).find(([one]) => one === name)?.[1] ? [] : [name],
      ),
    )
    expect(bringModels(asJson(carried), before)).toEqual(after)
  }
})

const golden = new URL("../logs/", import.meta.url)

it.each(readdirSync(golden).filter((file) => file.endsWith(".ndjson")))("carries the read models of %s", (file) => {
  const decoded = decodeLog(readFileSync(new URL(file, golden), "utf8"))
  if (!("log" in decoded)) throw new Error(decoded.problem.why)
  const index = createLogIndex(decoded.log)
  const models = index.stateAfter(index.length)
  expect(trip(models)).toEqual(models)
})

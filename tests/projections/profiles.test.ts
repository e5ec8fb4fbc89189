/** The own executant profiles, by name. Spec §3 Executant profile. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { executantByKey, ownExecutants } from "../../src/projections/profiles.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { anExecutantAt } from "../arbitraries/world-entities.ts"

const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).profiles
const named = (name: string, key: string) => ({ ...anExecutantAt(1, 1, "Published"), name, key })

it("are in the order of their names, and those of one name in that of their keys", () => {
  const executants = fc
    .uniqueArray(fc.uuid(), { minLength: 2, maxLength: 6 })
    .chain((keys) => fc.tuple(...keys.map((key) => fc.constantFrom("Fences", "Roofs").map((name) => named(name, key)))))
  fc.assert(
    fc.property(executants, (all) => {
      const shown = ownExecutants(after({ type: "ExecutantsLoaded", executants: all, asOf: 1 })) ?? []
      const said = all.map(({ name, key }) => `${name} ${key}`)
      expect(shown.map(({ name, key }) => `${name} ${key}`)).toEqual(said.toSorted())
    }),
  )
})

it("are not known before they are asked for, though one of them may be, and not after signing out", () => {
  const executant = named("Roofs", "a")
  const one = after({ type: "ExecutantSubmitted", executant })
  expect(ownExecutants(one)).toBeUndefined()
  expect(executantByKey(one, "a")).toEqual(executant)
  expect(ownExecutants(after({ type: "ExecutantsLoaded", executants: [], asOf: 1 }))).toEqual([])
  const gone = after(
    { type: "ExecutantsLoaded", executants: [executant], asOf: 1 },
    { type: "SignedOut", reason: "asked" },
  )
  expect([ownExecutants(gone), executantByKey(gone, "a")]).toEqual([undefined, undefined])
})

it.each(["ExecutantSubmitted", "ExecutantPublished", "ExecutantRefused"] as const)("are as %s tells", (type) => {
  const before = after(
    { type: "ExecutantsLoaded", executants: [named("Roofs", "a")], asOf: 1 },
    {
      type,
      executant: { ...named("Gates", "a"), asOf: 2 },
    },
  )
  expect(ownExecutants(before)?.map(({ name }) => name)).toEqual(["Gates"])
})

/** The own executant profiles, by name. Spec §3 Executant profile. */
import { expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { foldPlain } from "../../src/projections/fold.ts"
import { executantByKey, ownExecutants } from "../../src/projections/profiles.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { anExecutantAt } from "../arbitraries/world-entities.ts"

const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).profiles
const named = (name: string, key: string) => ({ ...anExecutantAt(1, 1, "Published"), name, key })

it("are in the order of their names, and those of one name in that of their keys", () => {
  const executants = [named("Roofs", "b"), named("Fences", "c"), named("Roofs", "a"), named("Gates", "d")]
  for (const all of [executants, executants.toReversed()])
    expect(ownExecutants(after({ type: "ExecutantsLoaded", executants: all, asOf: 1 }))?.map(({ key }) => key)).toEqual(
      ["c", "d", "a", "b"],
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

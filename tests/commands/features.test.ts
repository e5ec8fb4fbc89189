/** Commands of features that are off ask nothing; no call of such a feature is asked by any other command. Law 14. */
import { describe, expect, it } from "vitest"
import { clientGraph } from "../../scripts/contract/impact/client-graph.ts"
import { operationsOf } from "../../server/contract/features.ts"
import { readContract } from "../../server/contract/operations.ts"
import { features } from "../../src/commands/features.ts"
import { subjects } from "../../src/commands/subjects.ts"
import { defaultFlags, flagNames, type FlagName } from "../../src/domain/flags.ts"
import { setUp, typesOf } from "./bus-on-a-server.ts"

const idOf = new Map(readContract().operations.map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]))
const gates = Object.entries(operationsOf) as readonly (readonly [FlagName, readonly string[]])[]
const { handlers, calls } = await clientGraph(new Map())
const commands = Object.keys(handlers).map((name) => ({
  name,
  operations: Object.entries(calls).flatMap(([operation, asking]) =>
    asking.some((call) => call.commands.includes(name)) ? [operation.slice(operation.indexOf(" ") + 1)] : [],
  ),
}))

/** Each asks for itself what is on, or works by whichever of its calls there are. */
const byThemselves: ReadonlySet<string> = new Set([
  "ApplyToListing",
  "FillGap",
  "LoadExecutants",
  "LoadPublicProfile",
  "UploadPhoto",
])

const flagsFor = (operations: Iterable<string>): ReadonlySet<FlagName> =>
  new Set(
    [...operations].flatMap((call) =>
      gates.filter(([, ids]) => ids.includes(idOf.get(call) ?? "")).map(([flag]) => flag),
    ),
  )

describe("the table of features", () => {
  it("names commands and flags that there are", () => {
    for (const [name, needed] of Object.entries(features)) {
      expect(Object.keys(subjects)).toContain(name)
      for (const feature of needed ?? []) expect([...flagNames, "kind"]).toContain(feature)
    }
  })

  it.each(
    commands.filter(({ name }) => !byThemselves.has(name)).map(({ name, operations }) => [name, operations] as const),
  )("knows what %s needs", (name, operations) => {
    const needed: readonly string[] = features[name] ?? []
    const missing = [...flagsFor(operations)].filter(
      (flag) => !needed.includes(flag) && !(needed.includes("kind") && (flag === "order" || flag === "offer")),
    )
    expect(missing).toEqual([])
  })
})

const without = (off: FlagName) => ({ flags: { ...defaultFlags, [off]: false } })

describe("a feature that is off", () => {
  it("is not asked for, and changes nothing", async () => {
    const bench = await setUp(() => ({ status: 500, body: {} }), without("notifications"))
    expect(await bench.bus.dispatch({ type: "CountUnreadNotifications" })).toEqual({ tag: "Done", events: [] })
    expect(bench.server.heard).toEqual([])
  })

  it("leaves executants none, known and not waited for", async () => {
    const bench = await setUp(() => ({ status: 500, body: {} }), without("executant"))
    await bench.bus.dispatch({ type: "LoadExecutants" })
    expect(bench.server.heard).toEqual([])
    expect(typesOf(bench)).toContain("ExecutantsLoaded")
  })
})

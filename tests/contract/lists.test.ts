/** Every list takes all that its contract lets it be asked: each order, each filter of its examples, no page at all. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { below, isNode, readDocuments } from "../../server/contract/documents.ts"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import { engines } from "../server/db/engines.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { ask, type Ask, type Case } from "./asking.ts"
import { allCases } from "./cases/all.ts"
import { withoutAnnouncements } from "./situations.ts"

const documents = readDocuments()
const knownCases: Readonly<Record<string, Case>> = allCases

/** Finds a parameter of the operation by its name. */
const parameterOf = (operation: Operation, name: string) => {
  const path = documents.follow(below({ file: `${operation.service}.yaml`, pointer: "/paths" }, operation.path))
  const given = documents.at(below(path, operation.method))["parameters"]
  return (Array.isArray(given) ? given : [])
    .map((_, index) => documents.at(documents.follow(below(path, operation.method, "parameters", index))))
    .find((one) => one["name"] === name)
}

const ordersOf = (operation: Operation): readonly string[] => {
  const schema = parameterOf(operation, "sortBy")?.["schema"]
  return isNode(schema) && Array.isArray(schema["enum"]) ? schema["enum"].map(String) : []
}

const filtersOf = (operation: Operation): readonly string[] => {
  const examples = parameterOf(operation, "filter")?.["examples"]
  return isNode(examples) ? Object.values(examples).flatMap((one) => (isNode(one) ? [String(one["value"])] : [])) : []
}

const lists = readContract().operations.filter(
  (one) => one.method === "get" && one.parameters.query.names.includes("top"),
)

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
    await withoutAnnouncements(app)
  })
  afterAll(() => app.close())

  it.each(lists.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    const one = knownCases[id]
    if (one === undefined) throw new Error(`${id} has no case.`)
    const good = await one.good(app)
    const needed = Object.keys(operation.parameters.query.check({}) ?? {})
    const kept = Object.fromEntries(Object.entries(good.query ?? {}).filter(([name]) => needed.includes(name)))
    const asked = async (query: NonNullable<Ask["query"]>) => {
      const answer = await ask(app, operation, { ...good, query: { ...kept, ...query } })
      expect([query, answer.status, answer.body]).toEqual([query, 200, expect.anything()])
      return answer.body
    }
    const whole = await asked({})
    for (const sortBy of ordersOf(operation)) await asked({ sortBy })
    for (const filter of filtersOf(operation)) await asked({ filter })
    const isPaged = isNode(whole) && Array.isArray(whole["items"])
    if (!isPaged || operation.parameters.query.check({ ...kept, top: 0 }) !== null) return
    expect(await asked({ top: 0 })).toMatchObject({ count: whole["count"], items: [] })
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})

/** Making an executant profile is going on as it: made once, then active, however often a part of it must be tried. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import type { Said } from "../sdk/local-server.ts"
import { eventsOf, setUp, typesOf, type Bench } from "./bus-on-a-server.ts"

const examples = parse(readFileSync(new URL("../../openapi/examples/people.yaml", import.meta.url), "utf8"))
const made: Said = { status: 201, body: examples.createExecutant.value, headers: { "account-cursor": "3" } }
const active: Said = { body: examples.setActiveProfile.value, headers: { "account-cursor": "4" } }
const { key } = examples.createExecutant.value

let bench: Bench

const create = () =>
  bench.bus.dispatch({ type: "CreateExecutant", id: "draft-1", name: "Painters", categoryKey: "c", description: "" })

describe("a new executant profile", () => {
  it("is the active one as soon as it is there", async () => {
    bench = await setUp(({ method }) => (method === "POST" ? made : active))
    expect(await create()).toMatchObject({ tag: "Done" })
    const [, switched] = bench.server.heard
    expect(switched).toMatchObject({ method: "PUT", path: "/settings/activeProfile", body: JSON.stringify(key) })
    expect(typesOf(bench)).toEqual([
      "CommandStarted",
      "ExecutantSubmitted",
      "ActiveProfileSwitched",
      "CommandSucceeded",
    ])
    expect(eventsOf(bench, "ActiveProfileSwitched")[0]?.account.activeProfileKey).toBe(key)
  })

  it("is known although it could not be made active, and the next try makes no second one", async () => {
    let isBroken = true
    bench = await setUp(({ method }) => (method === "POST" ? made : isBroken ? { status: 403 } : active))
    expect(await create()).toEqual({ tag: "Failed", failure: { _tag: "Forbidden" } })
    expect(eventsOf(bench, "ExecutantSubmitted")).toHaveLength(1)
    isBroken = false
    expect(await create()).toMatchObject({ tag: "Done" })
    const keys = bench.server.heard.flatMap(({ method, headers }) =>
      method === "POST" ? [headers["idempotency-key"]] : [],
    )
    expect(keys).toEqual(["draft-1", "draft-1"])
  })
})

/**
 * Each field of OpenAPI 3.1 and each keyword of JSON Schema has a rule or a waiver, each rule is met by a case, and
 * docs/contract-changes.md says what the rules say (`npx vitest run tests/sdk/contract-table.test.ts -u` writes it). Law 16.
 */
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { kindsOfRules, tableOfRules } from "../../scripts/contract/report/table.ts"
import { rules } from "../../scripts/contract/rules/table.ts"
import { contractCases, schemaCases } from "./contract-cases/all-cases.ts"
import { changesBetween, places } from "./contract-cases/contract-case.ts"
import { besides, objectModel } from "./contract-cases/object-model.ts"

const changes = [
  ...schemaCases.flatMap(({ old, now }) => places.flatMap(({ put }) => changesBetween(put(old), put(now)))),
  ...contractCases.flatMap(({ old, now }) => changesBetween(old, now)),
]
const met = new Set(changes.map(({ rule, way }) => `${way} ${rule}`))

const fieldsOf = (model: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(model).flatMap(([object, fields]) => fields.map((field) => `${object}.${field}`))

describe("the rules", () => {
  const ruled = fieldsOf(Object.fromEntries(Object.entries(rules).map(([object, one]) => [object, Object.keys(one)])))

  it("are there for each field of the object model", () =>
    expect(fieldsOf(objectModel).filter((field) => !ruled.includes(field))).toEqual([]))

  it("are for no field that there isn't", () => {
    const known = [...fieldsOf(objectModel), ...fieldsOf(besides)]
    expect(ruled.filter((field) => !known.includes(field))).toEqual([])
  })

  it("are each met by a case", () =>
    expect(kindsOfRules().filter((kind) => !met.has(`asked ${kind}`) && !met.has(`told ${kind}`))).toEqual([]))

  it("are in the documentation", async () => {
    const path = fileURLToPath(new URL("../../docs/contract-changes.md", import.meta.url))
    const [prose = ""] = readFileSync(path, "utf8").split("## The table\n")
    const table = tableOfRules((kind, way) => met.has(`${way} ${kind}`))
    await expect(`${prose}## The table\n\n${table.trimEnd()}\n`).toMatchFileSnapshot(path)
  })
})

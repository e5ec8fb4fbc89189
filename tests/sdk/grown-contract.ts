/** The contract as it may be one day, changed in every way that leaves clients alone. docs/contracts.md, What breaks. */
import { documentsIn } from "../../scripts/contract/sdk-documents.mjs"
import { contractsFolder } from "../../scripts/contract/services.ts"
import { isSaid } from "../../scripts/contract/source/parse.ts"
import { contractTree } from "../../scripts/contract/source/contract-tree.ts"
import type { Contracts } from "../../scripts/contract/source/read.ts"

type Node = Record<string, unknown>
export type Documents = Readonly<Record<string, Node>>

/** The name of what is new everywhere, by which tests find what came through. */
export const brandNew = "BrandNew"
const brandNewNumber = 990

const at = (node: Node, ...path: readonly string[]): Node =>
  path.reduce((found, key) => (isSaid(found[key]) ? found[key] : {}), node) as Node

const schemasOf = (document: Node): Node => at(document, "components", "schemas")

/** Every schema of a document, those within others too. */
const everySchema = function* (node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* everySchema(one)
  if (!isSaid(node)) return
  yield node as Node
  for (const [key, value] of Object.entries(node))
    if (key !== "example" && key !== "examples") yield* everySchema(value)
}

const listIn = (node: Node, key: string): unknown[] => (Array.isArray(node[key]) ? node[key] : [])

/** The changes by their kinds, as the table of rules names them; each is made wherever it can be. */
export const growths: Readonly<Record<string, (document: Node) => void>> = {
  "Schema.properties added": (document) => {
    for (const schema of everySchema(schemasOf(document)))
      if (isSaid(schema["properties"]) && schema["type"] === "object")
        schema["properties"] = { ...schema["properties"], newFact: { type: "string", maxLength: 9 } }
  },
  "Schema.x-unknown widened": (document) => {
    for (const schema of everySchema(schemasOf(document))) {
      if (schema["x-unknown"] === undefined) continue
      schema["enum"] = [...listIn(schema, "enum"), brandNew]
      if (isSaid(schema["x-numbers"])) schema["x-numbers"] = { ...schema["x-numbers"], [brandNew]: brandNewNumber }
    }
  },
  "Message.{kind} added": (document) => {
    const schemas = schemasOf(document)
    const union = at(schemas, "SystemNotification")
    for (const one of listIn(union, "oneOf")) {
      const type = at(schemas, String(at({ one }, "one")["$ref"]).split("/").at(-1) ?? "", "properties", "type")
      if (type["const"] !== undefined) {
        type["enum"] = [type["const"]]
        delete type["const"]
      }
      if (type["enum"] !== undefined)
        type["enum"] = [...listIn(type, "enum"), `${brandNew}${String(listIn(type, "enum")[0])}`]
    }
    if (union["oneOf"] === undefined) return
    schemas[`${brandNew}Notice`] = {
      type: "object",
      required: ["source", "type", "cursor", "metadata"],
      properties: {
        source: { type: "string", enum: ["Content"] },
        type: { type: "string", enum: [`${brandNew}Event`] },
        cursor: { type: "integer" },
        metadata: { type: "object", properties: { anything: { type: "string" } } },
      },
    }
    union["oneOf"] = [...listIn(union, "oneOf"), { $ref: `#/components/schemas/${brandNew}Notice` }]
  },
  "Schema.x-known added": (document) => {
    for (const schema of everySchema(schemasOf(document)))
      if (schema["x-known"] !== undefined) schema["x-known"] = [...listIn(schema, "x-known"), `${brandNew}Event`]
  },
  "Refusal.{name} added": (document) => {
    for (const name of ["ProblemType", "FieldError"]) {
      const schema = at(schemasOf(document), name)
      if (schema["enum"] !== undefined) schema["enum"] = [...listIn(schema, "enum"), brandNew]
    }
  },
}

export const readToday = (): Promise<Documents> => documentsIn(contractsFolder)

export const grown = (documents: Documents, kinds: readonly string[]): Documents => {
  const copy = structuredClone(documents) as Documents
  for (const kind of kinds) for (const document of Object.values(copy)) growths[kind]?.(document)
  return copy
}

export const asContracts = (documents: Documents): Contracts =>
  new Map(Object.entries(documents).map(([service, said]) => [service, contractTree(`${service}.yaml`, said)]))

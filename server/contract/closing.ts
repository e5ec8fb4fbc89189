/** The contracts with nothing but what they name: an answer that says more than its schema is off the contract. E151. */
import { isNode, type Documents, type Node } from "./documents.ts"

export const closedBase = "http://openapi-closed/"
const partsBase = "http://openapi-parts/"

/** The same, with no field in any object but those it names. */
const closed = (value: unknown, file: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => closed(one, file))
  if (!isNode(value)) return value
  const inner = Object.entries(value).map(([name, one]) => {
    if (name === "$ref") return [name, new URL(String(one), closedBase + file).href]
    return [name, name === "allOf" && Array.isArray(one) ? one.map((part) => partOf(part, file)) : closed(one, file)]
  })
  const isWhole = (value["allOf"] ?? value["properties"]) !== undefined && value["additionalProperties"] === undefined
  return { ...Object.fromEntries(inner), ...(isWhole && { unevaluatedProperties: false }) }
}

/** What others add their fields to by `allOf`: closed within, but not itself. */
const partOf = (value: unknown, file: string): unknown => {
  const whole = closed(value, file)
  if (!isNode(whole)) return whole
  const { unevaluatedProperties: _, ...part } = whole
  return typeof part["$ref"] === "string" ? { ...part, $ref: part["$ref"].replace(closedBase, partsBase) } : part
}

/** All documents, closed; and once more, so that each of their schemas can be a part of another. */
export const closedDocuments = (files: Documents["files"]): Node[] =>
  [...files].flatMap(([file, content]) => {
    const parts = Object.entries(content).map(([name, value]) => [name, partOf(value, file)])
    return [
      { ...(closed(content, file) as Node), $id: closedBase + file },
      { ...Object.fromEntries(parts), $id: partsBase + file },
    ]
  })

/** The contracts with closed schemas: an answer with a field that its schema doesn't name breaks the contract. */
import { isNode, type Documents, type Node } from "./documents.ts"

export const closedBase = "http://openapi-closed/"
const partsBase = "http://openapi-parts/"

/** The same schemas, where objects may have no other fields than those named (`unevaluatedProperties: false`). */
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

/** A member of `allOf`: closed inside, but open itself, as the other members add fields to the same object. */
const partOf = (value: unknown, file: string): unknown => {
  const whole = closed(value, file)
  if (!isNode(whole)) return whole
  const { unevaluatedProperties: _, ...part } = whole
  return typeof part["$ref"] === "string" ? { ...part, $ref: part["$ref"].replace(closedBase, partsBase) } : part
}

/** All documents, closed, and a second time with open top levels for use as members of `allOf`. */
export const closedDocuments = (files: Documents["files"]): Node[] =>
  [...files].flatMap(([file, content]) => {
    const parts = Object.entries(content).map(([name, value]) => [name, partOf(value, file)])
    return [
      { ...(closed(content, file) as Node), $id: closedBase + file },
      { ...Object.fromEntries(parts), $id: partsBase + file },
    ]
  })

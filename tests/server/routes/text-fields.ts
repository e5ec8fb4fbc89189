/** Every field of the contracts' JSON bodies that people write texts into, by its operation. */
import { below, isNode, readDocuments, type Place } from "../../../server/contract/documents.ts"

const documents = readDocuments()
const methods = ["post", "put", "delete"]

const keysAt = (place: Place): readonly string[] => Object.keys(documents.at(place))

/** The paths of fields below a schema, list items and named entries as `*`. */
const fieldsAt = (place: Place, name: string): readonly string[] => {
  const at = documents.follow(place)
  const schema = documents.at(at)
  const within = (step: string, key: string): readonly string[] =>
    isNode(schema[step]) ? fieldsAt(below(at, step), `${name}${key}`) : []
  const alternatives = ["allOf", "oneOf", "anyOf"].flatMap((word) =>
    Array.isArray(schema[word]) ? schema[word].flatMap((_, index) => fieldsAt(below(at, word, index), name)) : [],
  )
  const properties = isNode(schema["properties"]) ? Object.keys(schema["properties"]) : []
  return [
    ...(schema["x-maxGraphemes"] === undefined ? [] : [name]),
    ...alternatives,
    ...properties.flatMap((key) => fieldsAt(below(at, "properties", key), `${name}.${key}`)),
    ...within("items", ".*"),
    ...within("additionalProperties", ".*"),
  ]
}

const operationsIn = (file: string): readonly Place[] => {
  const paths = { file, pointer: "/paths" }
  return keysAt(paths).flatMap((path) => {
    const item = documents.follow(below(paths, path))
    return keysAt(item)
      .filter((method) => methods.includes(method))
      .map((method) => below(item, method))
  })
}

const textsOf = (operation: Place): readonly string[] => {
  const { operationId, requestBody } = documents.at(operation)
  if (!isNode(requestBody)) return []
  const content = below(documents.follow(below(operation, "requestBody")), "content")
  if (!keysAt(content).includes("application/json")) return []
  return fieldsAt(below(content, "application/json", "schema"), String(operationId))
}

/** The text fields of all operations, each written as `createOrder.description`. */
export const textFields: readonly string[] = [
  ...new Set(["core.yaml", "support.yaml", "notifications.yaml"].flatMap(operationsIn).flatMap(textsOf)),
].sort()

/**
 * Compact descriptions of what the server may answer, for the check at the SDK's edge (src/sdk/decode.ts).
 * Types: "s" text, "n" number, "i" whole number, "b" yes or no, "j" any JSON, "@Name" a named shape,
 * "?T" T or null, "[T]" a list of T; an array is an enumeration; an object is a record whose key ending in "?" may be
 * absent; {"|": [...]} is one of several, {"&": [...]} all of several; {"#": {name: number}} a name or its number;
 * {"~": T, "=": name} an enumeration that may grow, of which `x-unknown` says what an unknown value is read as.
 */
const nameOf = (ref) => ref.split("/").at(-1)

/** A part that may stand in the document's `components`. */
const resolved = (document, one, kind) =>
  one?.$ref === undefined ? (one ?? {}) : resolved(document, document.components?.[kind]?.[nameOf(one.$ref)], kind)

const shapeOf = (schema, seen) => {
  if (schema.enum !== undefined && schema["x-unknown"] !== undefined) {
    const { "x-unknown": unknown, ...known } = schema
    return { "~": shapeOf(known, seen), "=": unknown }
  }
  if (schema.$ref !== undefined) {
    seen.add(nameOf(schema.$ref))
    return `@${nameOf(schema.$ref)}`
  }
  if (schema["x-numbers"] !== undefined) {
    const numbered = { "#": schema["x-numbers"] }
    const others = schema.enum.filter((value) => schema["x-numbers"][value] === undefined)
    return others.length === 0 ? numbered : { "|": [others, numbered] }
  }
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum !== undefined) {
    const values = schema.enum.filter((value) => value !== null)
    return schema.enum.includes(null) ? { "|": [values, "null"] } : values
  }
  const { allOf, ...own } = schema
  // Fields of its own beside those of its parts would be left out of every answer, as if nobody had named them.
  if (allOf?.length === 1 && own.properties === undefined) return shapeOf(allOf[0], seen)
  if (allOf !== undefined)
    return { "&": (own.properties === undefined ? allOf : [...allOf, own]).map((part) => shapeOf(part, seen)) }
  const options = schema.oneOf ?? schema.anyOf
  if (options !== undefined) {
    const some = options.filter((part) => part.type !== "null").map((part) => shapeOf(part, seen))
    const nullable = some.length < options.length
    if (some.length === 1 && nullable) return typeof some[0] === "string" ? `?${some[0]}` : { "|": [some[0], "null"] }
    return { "|": nullable ? [...some, "null"] : some }
  }
  const types = [schema.type].flat()
  const plain = types.filter((type) => type !== "null")
  if (plain.length > 1)
    return { "|": types.map((type) => (type === "null" ? "null" : shapeOf({ ...own, type }, seen))) }
  if (plain[0] === undefined) return "j"
  const prefix = types.length > 1 ? "?" : ""
  const orNull = (shape) => (types.length > 1 ? { "|": [shape, "null"] } : shape)
  switch (plain[0]) {
    case "string":
      return `${prefix}s`
    case "number":
      return `${prefix}n`
    case "integer":
      return `${prefix}i`
    case "boolean":
      return `${prefix}b`
    case "array":
      return orNull({ "[]": shapeOf(schema.items ?? {}, seen) })
    case "object": {
      if (schema.properties === undefined) return "j"
      const required = new Set(schema.required ?? [])
      return orNull(
        Object.fromEntries(
          Object.entries(schema.properties).map(([key, value]) => [
            required.has(key) ? key : `${key}?`,
            shapeOf(value, seen),
          ]),
        ),
      )
    }
    default:
      return "j"
  }
}

const answerOf = (document, operation) => {
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith("2")) ?? []
  return resolved(document, success, "responses").content?.["application/json"]?.schema
}

/** The shape of every answer by method and path, and of every schema that answers and hub messages name. */
export const shapeTablesOf = (documents) => {
  const named = {}
  const answers = {}
  for (const document of Object.values(documents)) {
    const seen = new Set()
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of ["get", "post", "put", "delete"]) {
        const schema = item[method] === undefined ? undefined : answerOf(document, item[method])
        if (schema !== undefined) answers[`${method.toUpperCase()} ${path}`] = shapeOf(schema, seen)
      }
    }
    for (const item of Object.values(document.webhooks ?? {})) {
      shapeOf(resolved(document, item.post.requestBody, "requestBodies").content["application/json"].schema, seen)
    }
    seen.add("Problem")
    for (const name of seen) named[name] ??= shapeOf(document.components.schemas[name], seen)
  }
  return { shapes: named, answers }
}

/** The text of shapes.ts. */
export const shapesOf = (documents) => {
  const { shapes, answers } = shapeTablesOf(documents)
  return `import type { Shape } from "../decode.ts"\n
export const shapes: Readonly<Record<string, Shape>> = ${JSON.stringify(shapes, null, 2)}\n
export const answers: Readonly<Record<string, Shape>> = ${JSON.stringify(answers, null, 2)}\n`
}

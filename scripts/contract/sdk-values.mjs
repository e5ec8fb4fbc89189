/** Checks what schemas say of single values: that a default keeps to its own rules, and that all values of a list are numbered. */
import { Ajv2020 } from "ajv/dist/2020.js"

/** The rules that a schema has for a value by itself, without what it has within. */
const own = [
  ...["type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "minItems", "maxItems"],
]

const ajv = new Ajv2020({ strict: false })

/** Values of people's data, in which nothing is a schema. */
const data = new Set(["example", "examples", "default", "enum", "const", "x-numbers", "x-unnumbered"])

/** Steps on the way to a schema that are no names. */
const steps = new Set([
  "parameters",
  "properties",
  "schema",
  "items",
  "additionalProperties",
  "content",
  "allOf",
  "oneOf",
  "anyOf",
])

const faultsOf = (schema) => {
  const faults = []
  if (schema.default !== undefined) {
    const rules = Object.fromEntries(own.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])))
    if (!ajv.validate(rules, schema.default))
      faults.push(`has the default ${JSON.stringify(schema.default)}, which is off its own rules: ${ajv.errorsText()}`)
  }
  const { enum: values = [], "x-numbers": numbers = {}, "x-unnumbered": meant = [] } = schema
  const isBare = (value) => value !== null && numbers[value] === undefined
  const forgotten = values.filter((value) => isBare(value) && !meant.includes(value))
  if (Object.keys(numbers).length > 0 && forgotten.length > 0)
    faults.push(
      `has no number for ${forgotten.join(", ")}, and one for others: see x-numbers, and x-unnumbered for what is to have none`,
    )
  const idle = meant.filter((value) => !values.includes(value) || !isBare(value))
  if (idle.length > 0) faults.push(`has ${idle.join(", ")} in x-unnumbered, which is no value without a number`)
  return faults
}

/** Finds the faults of the schemas in a part of a contract: a sentence for each, which begins with the name of where it is. */
export const valueFaults = (part, name) => {
  if (Array.isArray(part))
    return part.flatMap((one) => valueFaults(one, typeof one?.name === "string" ? `${name} ${one.name}` : name))
  if (typeof part !== "object" || part === null) return []
  const below = Object.entries(part).flatMap(([key, one]) =>
    data.has(key) ? [] : valueFaults(one, steps.has(key) ? name : `${name}.${key}`),
  )
  return [...faultsOf(part).map((fault) => `${name} ${fault}`), ...below]
}

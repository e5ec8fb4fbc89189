/** Compiles the contracts' JSON schemas into checks, and translates Ajv's errors into the rule codes of spec §5. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { isTooManyUnits } from "../../src/domain/text.ts"
import { closedBase, closedDocuments } from "./closing.ts"
import type { Documents, Place } from "./documents.ts"

/** For each field, the codes of the rules that it breaks; empty when it is valid. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Validates a value; where coercion is on, it also changes text into the numbers, booleans or lists of the schema. */
export type Check = (value: unknown) => FieldErrors | null

export interface Checks {
  readonly check: (schema: object) => Check
  /** A reference to the schema at a place. */
  readonly schemaAt: (place: Place) => { readonly $ref: string }
}

const base = "http://openapi/"

/** Keys have one spelling (lower case), so that equal keys are equal texts. */
const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

const codes: Readonly<Record<string, string>> = {
  required: "required",
  minLength: "minLength",
  maxLength: "maxLength",
  "x-maxGraphemes": "maxLength",
  minItems: "minLength",
  maxItems: "maxLength",
  enum: "unknownValue",
  const: "unknownValue",
  additionalProperties: "unknownValue",
  unevaluatedProperties: "unknownValue",
  minimum: "outOfRange",
  maximum: "outOfRange",
  exclusiveMinimum: "outOfRange",
  exclusiveMaximum: "outOfRange",
}

/** Keywords whose errors only summarise errors of their subschemas. */
const summaries = new Set(["oneOf", "anyOf", "allOf", "if"])

const fieldOf = ({ instancePath, params, keyword }: ErrorObject): string => {
  const path = instancePath.split("/").slice(1)
  const missing: unknown =
    keyword === "required" ? params["missingProperty"] : (params["additionalProperty"] ?? params["unevaluatedProperty"])
  return [...path, ...(typeof missing === "string" ? [missing] : [])].join(".")
}

const fieldErrors = (errors: readonly ErrorObject[]): FieldErrors => {
  const found: Record<string, string[]> = Object.create(null)
  const specific = errors.filter(({ keyword }) => !summaries.has(keyword))
  for (const error of specific.length > 0 ? specific : errors) {
    const code = codes[error.keyword] ?? "invalidFormat"
    const list = (found[fieldOf(error) || "body"] ??= [])
    if (!list.includes(code)) list.push(code)
  }
  return { ...found }
}

const asCheck =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? null : fieldErrors(validate.errors ?? [])

/**
 * Makes the checks over the documents.
 *
 * @param options `coerce`: text is converted to the numbers, booleans and lists of the schema; `close`: fields that no
 * schema names are errors
 */
export const createChecks = (
  { files }: Documents,
  { coerce = false, close = false }: { readonly coerce?: boolean; readonly close?: boolean },
): Checks => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    coerceTypes: coerce ? "array" : false,
  })
  addFormats.default(ajv)
  ajv.addFormat("uuid", keyPattern)
  // JSON Schema's `maxLength` counts code points. This bounds the length in UTF-16 units first, and the graphemes of
  // what is left are counted later (E161).
  ajv.addKeyword({
    keyword: "x-maxGraphemes",
    type: "string",
    schemaType: "number",
    validate: (max: number, text: string) => !isTooManyUnits(text, max),
    errors: false,
  })
  if (close) ajv.addSchema(closedDocuments(files))
  else for (const [name, content] of files) ajv.addSchema({ ...content, $id: base + name })
  return {
    check: (schema) => {
      // Compiled on first use: compiling all operations would delay the start, and a test run uses few of them.
      let compiled: Check | undefined
      return (value) => (compiled ??= asCheck(ajv.compile(schema)))(value)
    },
    schemaAt: ({ file, pointer }) => ({ $ref: `${close ? closedBase : base}${file}#${encodeURI(pointer)}` }),
  }
}

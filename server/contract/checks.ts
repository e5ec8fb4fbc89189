/** Compiles schemas of the contracts into checks, and turns what they find into the codes of spec §5. D4, D96. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { isTooManyUnits } from "../../src/domain/text.ts"
import { closedBase, closedDocuments } from "./closing.ts"
import type { Documents, Place } from "./documents.ts"

/** Per field, the codes of the rules it breaks; empty when all is well. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Changes the value where the schema says that text means a number or a list. */
export type Check = (value: unknown) => FieldErrors | null

export interface Checks {
  readonly check: (schema: object) => Check
  /** A schema that stands for the one at a place. */
  readonly schemaAt: (place: Place) => { readonly $ref: string }
}

const base = "http://openapi/"

/** One spelling for each key, so that two texts are the same key only when they are the same text. */
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

/** Keywords that only say that something below them was wrong. */
const summaries = new Set(["oneOf", "anyOf", "allOf", "if"])

const fieldOf = ({ instancePath, params, keyword }: ErrorObject): string => {
  const path = instancePath.split("/").slice(1)
  const missing: unknown =
    keyword === "required" ? params["missingProperty"] : (params["additionalProperty"] ?? params["unevaluatedProperty"])
  return [...path, ...(typeof missing === "string" ? [missing] : [])].join(".")
}

const fieldErrors = (errors: readonly ErrorObject[]): FieldErrors => {
  const found: Record<string, string[]> = Object.create(null)
  const telling = errors.filter(({ keyword }) => !summaries.has(keyword))
  for (const error of telling.length > 0 ? telling : errors) {
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
 * Checks over the documents. With `coerce`, text becomes the numbers, booleans and lists that the schema wants; with
 * `close`, fields that no schema names are wrong.
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
  // JSON Schema's `maxLength` counts code points. Graphemes are counted later, in what this has found to be bounded.
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
      // Most operations are never asked in a run, and compiling all of them would keep the server from its start.
      let compiled: Check | undefined
      return (value) => (compiled ??= asCheck(ajv.compile(schema)))(value)
    },
    schemaAt: ({ file, pointer }) => ({ $ref: `${close ? closedBase : base}${file}#${encodeURI(pointer)}` }),
  }
}

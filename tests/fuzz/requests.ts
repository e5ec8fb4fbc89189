/** Random requests for each operation of the contract: as it wants them, nearly so, and nothing like it. */
import * as fc from "fast-check"
import { below, isNode, type Documents, type Place } from "../../server/contract/documents.ts"
import type { Operation, ParameterKind } from "../../server/contract/operations.ts"
import { exe, pdf, png, text, tornJpg } from "../server/files/samples.ts"
import { damaged } from "./damage.ts"
import { valuesAt } from "./schemas.ts"

/** A body as it goes over the wire, or what is made into one when the keys are known. */
export type FuzzBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "raw"; readonly type: string | null; readonly content: string }
  | { readonly kind: "form"; readonly form: FormData }
  | { readonly kind: "file"; readonly field: string; readonly name: string; readonly content: Uint8Array<ArrayBuffer> }

export interface FuzzRequest {
  readonly operation: Operation
  readonly parameters: Readonly<Record<ParameterKind, Readonly<Record<string, unknown>>>>
  readonly body: FuzzBody | null
}

interface Parameter {
  readonly name: string
  readonly kind: ParameterKind
  readonly isRequired: boolean
  readonly values: fc.Arbitrary<unknown>
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The values of `example` and `examples` at a place, as fields of media types and parameters have them. */
const examplesAt = (documents: Documents, place: Place): readonly unknown[] => {
  const { example, examples } = documents.at(place)
  const named = isNode(examples) ? Object.keys(examples) : []
  const values = named.map((name) => documents.at(documents.follow(below(place, "examples", name)))["value"])
  return example === undefined ? values : [example, ...values]
}

const orExamples = (values: fc.Arbitrary<unknown>, examples: readonly unknown[]): fc.Arbitrary<unknown> =>
  examples.length === 0 ? values : fc.oneof(values, fc.constantFrom(...examples))

const parametersOf = (documents: Documents, at: Place, path: string): readonly Parameter[] =>
  list(documents.at(at)["parameters"]).map((_, index) => {
    const place = documents.follow(below(at, "parameters", index))
    const { name: named, in: kind, required } = documents.at(place)
    const name = String(named)
    const before =
      path
        .split(`/{${name}}`)[0]
        ?.split("/")
        .findLast((step) => !/^\{|^public$/u.test(step)) ?? ""
    // A thing that is sent has a key of its own; one that is read has one already.
    const isSent = name === "messageKey" && kind === "query"
    const hint = isSent ? "fresh" : /^(?:key|id)$/u.test(name) ? before : name
    const values = orExamples(valuesAt(documents, below(place, "schema"), hint), examplesAt(documents, place))
    return { name, kind: kind as ParameterKind, isRequired: required === true, values }
  })

const files = fc.constantFrom(png(), tornJpg(), pdf(), text(), exe(), new Uint8Array())
const fileNames = fc.constantFrom("kitchen.png", "a.pdf", "..\\..\\x.jpg", "ż.heic", "", "x".repeat(300), "a\u0000.png")

const nonsense: fc.Arbitrary<FuzzBody> = fc.record({
  kind: fc.constant("raw"),
  type: fc.constantFrom("application/json", "text/plain", "application/xml", "multipart/form-data", null),
  content: fc.constantFrom("", "{", "null", "[]", "0", '"x"', "{}", "\uFEFF{}", '{"__proto__":{}}', "[".repeat(50_000)),
})

const bodiesAt = (documents: Documents, at: Place, { body }: Operation): fc.Arbitrary<FuzzBody | null> => {
  if (body === null) return fc.constant(null)
  if (body.kind === "file") {
    const field = fc.oneof(
      { weight: 9, arbitrary: fc.constant(body.field) },
      { weight: 1, arbitrary: fc.constant("x") },
    )
    return fc.oneof(
      { weight: 9, arbitrary: fc.record({ kind: fc.constant("file"), field, name: fileNames, content: files }) },
      { weight: 1, arbitrary: nonsense },
    )
  }
  const media = below(at, "requestBody", "content", "application/json")
  const good = orExamples(valuesAt(documents, below(media, "schema"), "sent"), examplesAt(documents, media))
  const json = (values: fc.Arbitrary<unknown>) => fc.record({ kind: fc.constant("json"), value: values })
  return fc.oneof(
    { weight: 6, arbitrary: json(good) },
    { weight: 3, arbitrary: json(damaged(good)) },
    { weight: 1, arbitrary: nonsense },
  )
}

const strange = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 30 }),
  fc.constantFrom("0", "-1", "1e3", "NaN", "null", "%00", "a/b", "\u0000", "x".repeat(400), "99999999999999999999"),
)

const someOf = (parameters: readonly Parameter[], kind: ParameterKind): fc.Arbitrary<Record<string, unknown>> => {
  const own = parameters.filter((one) => one.kind === kind)
  const values = (one: Parameter) => fc.oneof({ weight: 14, arbitrary: one.values }, { weight: 1, arbitrary: strange })
  return fc.record(Object.fromEntries(own.map((one) => [one.name, values(one)])), {
    requiredKeys: own.filter(({ isRequired }) => isRequired || kind === "path").map(({ name }) => name),
  })
}

/** Requests for the operation. */
export const requestsFor = (documents: Documents, operation: Operation): fc.Arbitrary<FuzzRequest> => {
  const path = documents.follow({
    file: `${operation.service}.yaml`,
    pointer: below({ file: "", pointer: "/paths" }, operation.path).pointer,
  })
  const at = below(path, operation.method)
  const parameters = parametersOf(documents, at, operation.path)
  return fc.record({
    operation: fc.constant(operation),
    parameters: fc.record({
      path: someOf(parameters, "path"),
      query: someOf(parameters, "query"),
      header: someOf(parameters, "header"),
    }),
    body: bodiesAt(documents, at, operation),
  })
}

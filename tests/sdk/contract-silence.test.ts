/**
 * Nothing that a contract says changes without `npm run sdk:diff` telling of it, but words for people.
 * docs/contracts.md. Law 16.
 */
import { describe, expect, it } from "vitest"
import { changesOf } from "../../scripts/contract/compare/contracts.ts"
import { contractTree } from "../../scripts/contract/source/contract-tree.ts"
import { contractsIn } from "../../scripts/contract/source/read.ts"
import { documentsIn } from "../../scripts/contract/sdk-documents.mjs"
import { contractsFolder } from "../../scripts/contract/services.ts"
import { Unsound, type Said } from "../../scripts/contract/source/parse.ts"
import { changesBetween } from "./contract-cases/contract-case.ts"

/** All that OpenAPI 3.1 and we can say of a value. */
const value = {
  title: "A title",
  description: "What it is.",
  type: "string",
  enum: ["A", "B"],
  "x-numbers": { A: 1 },
  "x-unnumbered": ["B"],
  "x-known": ["Named"],
  "x-unknown": "B",
  minLength: 1,
  maxLength: 16,
  "x-maxGraphemes": 2,
  pattern: "^A",
  format: "uuid",
  default: "A",
  deprecated: true,
  readOnly: true,
  examples: ["A"],
}
const number = { type: "number", minimum: 1, maximum: 5, multipleOf: 0.5 }
const between = { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 6 }
const thing = {
  type: "object",
  required: ["value"],
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 9,
  dependentRequired: { value: ["number"] },
  properties: {
    value,
    number,
    between,
    flag: { const: true },
    picture: { type: "string", "x-widths": [96, 192] },
    maybe: { type: ["string", "null"], not: { const: "never" } },
    list: { type: "array", minItems: 1, maxItems: 2, uniqueItems: true, items: { type: "integer" } },
    file: { type: "string", contentMediaType: "image/png", contentEncoding: "base64", "x-maxBytes": { image: 9 } },
    words: {
      type: "object",
      propertyNames: { type: "string", maxLength: 5 },
      additionalProperties: { type: "string" },
      patternProperties: { "^x-": { type: "string" } },
    },
    several: {
      oneOf: [{ $ref: "#/components/schemas/Part" }, { type: "null" }],
      discriminator: { propertyName: "kind" },
    },
    any: { anyOf: [{ type: "string" }, { type: "integer" }] },
    all: { allOf: [{ $ref: "#/components/schemas/Part" }, { required: ["parts"] }] },
    referred: { $ref: "#/components/schemas/Part", description: "Beside it.", minProperties: 1 },
  },
}

const json = { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } }
const header = { required: true, schema: { type: "integer", minimum: 0 } }
const full = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  servers: [{ url: "/api/core" }],
  tags: [{ name: "things" }],
  security: [{ bearer: [] }],
  "x-hubs": { paths: { one: "/hubs/one" }, keepAliveMs: 5 },
  paths: {
    "/things/{key}": {
      parameters: [{ name: "key", in: "path", required: true, schema: { type: "string", format: "uuid" } }],
      post: {
        operationId: "makeThing",
        summary: "Make one",
        tags: ["things"],
        deprecated: true,
        security: [{ bearer: ["admin"] }, { key: [] }],
        "x-problem-types": ["SomeException"],
        "x-open-to-blocked": true,
        parameters: [
          { name: "q", in: "query", style: "deepObject", explode: true, allowReserved: true, schema: number },
          { $ref: "#/components/parameters/Shared" },
        ],
        requestBody: { required: true, content: { ...json, "text/csv": { schema: { type: "string" } } } },
        responses: {
          "200": { headers: { "Account-Cursor": header, ETag: { $ref: "#/components/headers/ETag" } }, content: json },
          "304": { description: "As before." },
          "400": { $ref: "#/components/responses/Refused" },
        },
        callbacks: { told: {} },
      },
      get: { security: [], responses: { "204": {} } },
      put: { security: [], responses: { "204": {} } },
      delete: { security: [], responses: { "204": {} } },
      patch: {
        security: [],
        requestBody: {
          content: {
            "multipart/form-data": { schema: thing.properties.file, encoding: { file: { style: "spaceDelimited" } } },
          },
        },
        responses: { "204": {} },
      },
    },
  },
  webhooks: { told: { post: { requestBody: { content: json } } } },
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer" }, key: { type: "apiKey", in: "header", name: "Key" } },
    headers: { ETag: { schema: { type: "string", maxLength: 50 } } },
    parameters: { Shared: { name: "shared", in: "header", required: true, deprecated: true, schema: value } },
    responses: {
      Refused: { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Part" } } } },
    },
    schemas: {
      Thing: thing,
      Part: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string" }, parts: { $ref: "#/components/schemas/Parts" } },
      },
      Parts: { type: "array", items: { $ref: "#/components/schemas/Part" } },
    },
  },
}

/** The words of a contract that tell people of something: nobody's client reads them. */
const words = new Set([
  "openapi",
  "info",
  "tags",
  "title",
  "description",
  "summary",
  "example",
  "examples",
  "externalDocs",
  "bearerFormat",
])
/** Below these stand names that a team chose, not words of OpenAPI. */
const namesBelow =
  /^(?:properties|schemas|parameters|headers|responses|paths|webhooks|securitySchemes|x-maxBytes|x-numbers|content)$/u

type Path = readonly string[]

/** Everything that is said, by its way there. */
const saidIn = (node: unknown, path: Path = []): readonly Path[] =>
  typeof node !== "object" || node === null
    ? [path]
    : [
        ...(path.length === 0 ? [] : [path]),
        ...Object.entries(node)
          .filter(([name]) => !words.has(name) || namesBelow.test(path.at(-1) ?? ""))
          .flatMap(([name, one]) => saidIn(one, [...path, name])),
      ]

const isNode = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null

/** Without what stands there, or with something else in its place. */
const without = (document: Said, path: Path): Said => {
  const changed = structuredClone(document)
  const place = path.slice(0, -1).reduce((at: object, step) => Object(Reflect.get(at, step)), changed)
  if (Array.isArray(place)) place.splice(Number(path.at(-1)), 1)
  else Reflect.deleteProperty(place, path.at(-1) ?? "")
  return changed
}
const otherwise = (document: Said, path: Path): Said | null => {
  const changed = structuredClone(document)
  const place = path.slice(0, -1).reduce((at: object, step) => Object(Reflect.get(at, step)), changed)
  const last = path.at(-1) ?? ""
  const was: unknown = Reflect.get(place, last)
  if (isNode(was) || last === "$ref") return null
  Reflect.set(place, last, typeof was === "number" ? was + 1 : typeof was === "boolean" ? !was : `${String(was)}x`)
  return changed
}

/** A contract that can't be read is told of, too. */
const isReported = (before: Said, after: Said): boolean => {
  try {
    return changesBetween(before, after).length > 0
  } catch (error) {
    if (error instanceof Unsound) return true
    throw error
  }
}

/** The places that may go without a word, because they say again what is so anyway. */
const usual = [
  // The document's own `security` holds where an operation has none; here each has.
  /^security(?:\/|$)/u,
  // A part that nobody refers to is gone with those who did.
  /^components\/(?:schemas\/Part\/properties\/parts|schemas\/Parts)$/u,
  // A parameter of the path is always needed, and values that are listed have the types that they have.
  /^paths\/\/things\/\{key\}\/parameters\/0\/required$/u,
  /(?:value|Shared\/schema)\/type$/u,
]

describe("npm run sdk:diff", () => {
  const places = saidIn(full)

  it("says nothing of a contract that is the same", () => expect(isReported(full, structuredClone(full))).toBe(false))

  it("tells of everything that is left out", () => {
    const silent = places.filter((path) => !isReported(full, without(full, path))).map((path) => path.join("/"))
    expect(silent.filter((path) => !usual.some((one) => one.test(path)))).toEqual([])
  })

  it("tells of everything that is new", () => {
    const silent = places.filter((path) => !isReported(without(full, path), full)).map((path) => path.join("/"))
    expect(silent.filter((path) => !usual.some((one) => one.test(path)))).toEqual([])
  })

  it("tells of everything that is something else", () => {
    const silent = places.filter((path) => {
      const changed = otherwise(full, path)
      return changed !== null && !isReported(full, changed)
    })
    const otherwiseSilent = silent.map((path) => path.join("/"))
    expect(otherwiseSilent.filter((path) => !usual.some((one) => one.test(path)))).toEqual([])
  })

  it("says nothing of our contracts when each is one file", async () => {
    const bundled = Object.entries(await documentsIn(contractsFolder)).map(
      ([service, document]) => [service, contractTree(service, document)] as const,
    )
    const files = contractsIn(contractsFolder)
    expect(changesOf(files, new Map(bundled))).toEqual([])
    expect(changesOf(new Map(bundled), files)).toEqual([])
  })

  it.each([null, "odd", 5, true, [], {}, [null], ["odd"], { odd: null }].map((odd) => ({ odd })))(
    "comes to an end when $odd stands anywhere",
    ({ odd }) => {
      const stuck = places.filter((path) => {
        const changed = structuredClone(full)
        const place = path.slice(0, -1).reduce((at: object, step) => Object(Reflect.get(at, step)), changed)
        Reflect.set(place, path.at(-1) ?? "", odd)
        try {
          isReported(full, changed)
          isReported(changed, full)
          return false
        } catch {
          return true
        }
      })
      expect(stuck.map((path) => path.join("/"))).toEqual([])
    },
  )

  it("is asked here of every word that our contracts use", async () => {
    const documents = await documentsIn(contractsFolder)
    const wordsOf = (document: unknown) =>
      new Set(saidIn(document).flatMap((path) => (namesBelow.test(path.at(-2) ?? "") ? [] : (path.at(-1) ?? ""))))
    const asked = wordsOf(full)
    const used = Object.values(documents).flatMap((document) => [...wordsOf({ ...document, "x-hubs": {} })])
    expect([...new Set(used)].filter((word) => !asked.has(word) && !/^\d+$/u.test(word))).toEqual([])
  })
})

/** A case of the comparison: what a small contract said, what it says now, and how bad that is for whom. */
import { changesOf, type Change } from "../../../scripts/contract/compare/contracts.ts"
import { contractTree } from "../../../scripts/contract/source/contract-tree.ts"
import type { Said } from "../../../scripts/contract/source/parse.ts"

/** The worst that is told: breaking, on the wire or in generated code; a warning; a note; nothing at all. */
export type Outcome = "wire" | "code" | "warning" | "note" | "silent"

/** A value that is asked for, and the same value that is told. */
export interface SchemaCase {
  readonly name: string
  readonly old: unknown
  readonly now: unknown
  readonly asked: Outcome
  readonly told: Outcome
  /** Places where it is otherwise. */
  readonly at?: Readonly<Record<string, Outcome>>
}

/** Something said of a whole contract; `says` is a part of the sentence. */
export interface ContractCase {
  readonly name: string
  readonly old: Said
  readonly now: Said
  readonly worst: Outcome
  readonly says?: string
}

const outcomes = ["wire", "code", "warning", "note"] as const

export const worstOf = (changes: readonly Change[]): Outcome =>
  outcomes.find((outcome) => changes.some(({ breaks, level }) => (breaks ?? level) === outcome)) ?? "silent"

export const changesBetween = (old: Said, now: Said): readonly Change[] =>
  changesOf(new Map([["core", contractTree("core.yaml", old)]]), new Map([["core", contractTree("core.yaml", now)]]))

const json = (schema: unknown): Said => ({ "application/json": { schema } })

/** A contract of one operation; `more` is what stands beside its paths. */
export const calling = (operation: Said, more: Said = {}): Said => ({
  openapi: "3.1.0",
  paths: { "/things": { post: { operationId: "makeThing", responses: { "204": {} }, ...operation } } },
  ...more,
})

/** A contract of one hub message. */
export const telling = (operation: Said, more: Said = {}): Said => ({
  openapi: "3.1.0",
  paths: {},
  webhooks: { told: { post: { requestBody: { required: true, content: json({ type: "object" }) }, ...operation } } },
  ...more,
})

export const withBody = (schema: unknown, more: Said = {}): Said =>
  calling({ requestBody: { required: true, content: json(schema) } }, more)

export const withAnswer = (schema: unknown, more: Said = {}): Said =>
  calling({ responses: { "200": { content: json(schema) } } }, more)

/** The places where a value can be, by the way that it goes. */
export const places: readonly {
  readonly name: string
  readonly way: "asked" | "told"
  readonly put: (schema: unknown) => Said
}[] = [
  { name: "body", way: "asked", put: (schema) => withBody(schema) },
  { name: "field of a body", way: "asked", put: (schema) => withBody({ type: "object", properties: { a: schema } }) },
  { name: "item of a body", way: "asked", put: (schema) => withBody({ type: "array", items: schema }) },
  { name: "parameter", way: "asked", put: (schema) => calling({ parameters: [{ name: "a", in: "query", schema }] }) },
  {
    name: "parameter by content",
    way: "asked",
    put: (schema) => calling({ parameters: [{ name: "a", in: "query", content: json(schema) }] }),
  },
  { name: "answer", way: "told", put: (schema) => withAnswer(schema) },
  {
    name: "field of an answer",
    way: "told",
    put: (schema) => withAnswer({ type: "object", properties: { a: schema } }),
  },
  { name: "item of an answer", way: "told", put: (schema) => withAnswer({ type: "array", items: schema }) },
  {
    name: "header",
    way: "told",
    put: (schema) => calling({ responses: { "204": { headers: { a: { schema } } } } }),
  },
  {
    name: "header by content",
    way: "told",
    put: (schema) => calling({ responses: { "204": { headers: { a: { content: json(schema) } } } } }),
  },
  {
    name: "hub message",
    way: "told",
    put: (schema) => telling({ requestBody: { required: true, content: json(schema) } }),
  },
  {
    name: "component of a body",
    way: "asked",
    put: (schema) => withBody({ $ref: "#/components/schemas/A" }, { components: { schemas: { A: schema } } }),
  },
  {
    name: "component of an answer",
    way: "told",
    put: (schema) => withAnswer({ $ref: "#/components/schemas/A" }, { components: { schemas: { A: schema } } }),
  },
]

/** Contracts of one call, and what is found changed between two of them. */
import { changesOf } from "../../scripts/contract/compare/contracts.ts"
import { contractTree } from "../../scripts/contract/source/contract-tree.ts"
import type { Comparison } from "../../scripts/contract/report/report.ts"
import type { Said } from "../../scripts/contract/source/parse.ts"
import type { Contracts } from "../../scripts/contract/source/read.ts"

export type Schema = Readonly<Record<string, unknown>>

/** A contract of one call that is sent one thing and answers another. */
export const contract = (asked: Schema, answered: Schema, changes: Schema = {}) => ({
  core: {
    paths: {
      "/things": {
        post: {
          operationId: "makeThing",
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Asked" } } },
          },
          responses: { "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Told" } } } } },
          ...changes,
        },
      },
    },
    components: { schemas: { Asked: asked, Told: answered } },
  },
})

export const nothing = { type: "object" }

const marks = { breaking: "!", warning: "?", note: " " }

const contractsOf = (documents: Readonly<Record<string, Said>>) =>
  new Map(Object.entries(documents).map(([service, document]) => [service, contractTree(service, document)]))

/** Each change with its level: "!" breaks, "?" is a warning. */
export const found = (
  before: Readonly<Record<string, Said>>,
  after: Readonly<Record<string, Said>>,
): readonly string[] =>
  changesOf(contractsOf(before), contractsOf(after)).map(({ level, where, what }) => `${marks[level]} ${where} ${what}`)

/** Finds the differences when the one schema becomes the other in what is sent, and in what is answered. */
export const both = (old: Schema, now: Schema): readonly [readonly string[], readonly string[]] => [
  found(contract(old, nothing), contract(now, nothing)),
  found(contract(nothing, old), contract(nothing, now)),
]

export const record = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: "object",
  properties,
  required,
})
export const text = { type: "string" }

/** A comparison in which the client is as it is today, nothing is approved, and nothing was recorded. */
export const comparison = (base: string, before: Contracts, after: Contracts): Comparison => ({
  ...{ title: `since ${base}`, base, now: "openapi/", before, after },
  wireTypes: new Map(),
  approvals: [],
  evidence: null,
  today: "2027-01-15",
})

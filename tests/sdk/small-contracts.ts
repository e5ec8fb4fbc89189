/** Contracts of one call, and what is found changed between two of them. */
import { changesOf } from "../../scripts/contract/sdk-compare.mjs"

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

export const found = (before: object, after: object): readonly string[] =>
  changesOf(before, after).map(({ isBreaking, where, what }) => `${isBreaking ? "!" : " "} ${where} ${what}`)

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

/**
 * A contract keeps the promises that `npm run sdk` wants besides sound OpenAPI, and ours does. docs/contracts.md. Law
 * 9.
 */
import { describe, expect, it } from "vitest"
import { documentsIn } from "../../scripts/contract/sdk-documents.mjs"
import { contractsFolder } from "../../scripts/contract/services.ts"
import { brokenPromises } from "../../scripts/contract/sdk-promises.mjs"
import { decode } from "../../src/sdk/decode.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"

type Part = Readonly<Record<string, unknown>>

const problem = { content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" }, example: {} } } }
const answer = (schema: Part, more: Part = { example: {} }) => ({
  content: { "application/json": { schema, ...more } },
})
const usual = { "200": answer({ type: "object" }), "400": problem, "401": problem, "500": problem }

/** A contract of one call that keeps every promise, but for what is changed. */
const contract = (changes: Part, method = "get") => ({
  paths: {
    "/things": {
      [method]: {
        tags: ["things"],
        security: [{ bearer: [] }],
        "x-problem-types": ["AccountDeletedException"],
        responses: usual,
        ...changes,
      },
    },
  },
  components: {
    schemas: {
      Problem: {},
      ProblemType: { enum: ["AccountDeletedException", "ValidationException", "ForbiddenException"] },
    },
  },
})

const types = ["AccountDeletedException", "ValidationException"]
const parameter = (schema: Part, more: Part = {}) => ({
  "x-problem-types": types,
  parameters: [{ name: "a", in: "query", description: "A.", schema, ...more }],
})
const list = { type: "object", properties: { items: { type: "array" } } }

describe("a contract", () => {
  it("may keep every promise", () => expect(brokenPromises(contract({}))).toEqual([]))

  it.each<readonly [string, Part, string]>([
    [
      "who may ask",
      { security: undefined, "x-problem-types": [], responses: { ...usual, "401": undefined } },
      "does not say who may ask",
    ],
    ["a role that there is", { security: [{ bearer: ["king"] }] }, "wants the role king, which nobody has"],
    [
      "no role of whom it lets in anyway",
      { security: [{ bearer: ["admin"] }, { bearer: [] }] },
      "lets in by one way of security whom it wants more of by another",
    ],
    ["one tag", { tags: [] }, "has not one tag"],
    ["that deleted accounts are refused", { "x-problem-types": [] }, "does not name AccountDeletedException"],
    [
      "that it checks what it is asked",
      { parameters: parameter({ type: "boolean" }).parameters },
      "does not name ValidationException",
    ],
    ["known refusals", { "x-problem-types": [...types, "OddException"] }, "names OddException, which is no refusal"],
    [
      "no refusal that goes without saying",
      { "x-problem-types": [...types, "ForbiddenException"] },
      "names ForbiddenException, which is no refusal",
    ],
    ["a refusal once", { "x-problem-types": [...types, ...types] }, "names a refusal twice"],
    ["what 500 answers", { responses: { ...usual, "500": undefined } }, "does not say what 500 answers"],
    ["what 401 answers", { responses: { ...usual, "401": undefined } }, "does not say what 401 answers"],
    [
      "only statuses that clients handle",
      { responses: { ...usual, "409": problem } },
      "answers 409, which clients do not handle",
    ],
    [
      "a Problem for what went wrong",
      { responses: { ...usual, "500": answer({ type: "object" }) } },
      "answer 500 is not a Problem",
    ],
    [
      "an example of its answer",
      { responses: { ...usual, "200": answer({ type: "object" }, {}) } },
      "answer 200 has no example",
    ],
    [
      "pages of its list",
      { responses: { ...usual, "200": answer(list) } },
      "answers a list without top and skip, or maxItems",
    ],
    [
      "an example of its body",
      { "x-problem-types": types, requestBody: answer({ type: "object" }, {}) },
      "body has no example",
    ],
    [
      "a schema of its body",
      { "x-problem-types": types, requestBody: { content: { "application/json": {} } } },
      "body has no schema for application/json",
    ],
    [
      "bounds of a text in its body",
      { "x-problem-types": types, requestBody: answer({ properties: { a: { items: { type: "string" } } } }) },
      "body does not bound the text a.*",
    ],
    [
      "bounds of a text in code units",
      {
        "x-problem-types": types,
        requestBody: answer({ properties: { a: { type: ["string", "null"], "x-maxGraphemes": 50, maxLength: 50 } } }),
      },
      "body does not bound the text a",
    ],
    ["bounds of a text", parameter({ type: "string" }), "parameter a has no bounds"],
    ["bounds of a number", parameter({ type: "integer", minimum: 0 }), "parameter a has no bounds"],
    ["bounds of a list", parameter({ type: "array" }, { explode: true }), "parameter a has no bounds"],
    ["how a list is written", parameter({ type: "array", maxItems: 2 }), "parameter a does not say explode: true"],
    [
      "what a parameter is",
      parameter({ type: "boolean" }, { description: undefined }),
      "parameter a has no description",
    ],
    [
      "the pattern of a filter",
      parameter({ type: "string", maxLength: 9 }, { name: "filter", examples: {} }),
      "parameter filter has no pattern",
    ],
    [
      "the orders of a list",
      parameter({ type: "string", maxLength: 9 }, { name: "sortBy", examples: {} }),
      "parameter sortBy names no orders",
    ],
  ])("says %s", (_what, changes, sentence) => {
    // A part that JSON leaves out is not there.
    const document: unknown = JSON.parse(JSON.stringify(contract(changes)))
    expect(brokenPromises(document)).toEqual([`GET /things ${sentence}.`])
  })

  it.each(["patch", "head", "parameters", "servers"])("says of a path nothing by %s, which nobody reads", (word) => {
    const paths = { "/things": { ...contract({}).paths["/things"], [word]: [] } }
    expect(brokenPromises({ ...contract({}), paths })).toEqual([
      `/things has ${word}, which client and server do not handle: only get, post, put, delete.`,
    ])
  })

  it.each<readonly [string, Part, string]>([
    [
      "a default within its bounds",
      { type: "integer", minimum: 1, maximum: 5, default: 20 },
      "has the default 20, which is off its own rules: data must be <= 5.",
    ],
    [
      "a default of its type",
      { type: "string", maxLength: 5, default: 20 },
      "has the default 20, which is off its own rules: data must be string.",
    ],
    [
      "a number for each value",
      { type: "string", enum: ["A", "B"], "x-numbers": { A: 1 } },
      "has no number for B, and one for others: see x-numbers, and x-unnumbered for what is to have none.",
    ],
    [
      "no value as unnumbered that has one",
      { type: "string", enum: ["A"], "x-numbers": { A: 1 }, "x-unnumbered": ["A"] },
      "has A in x-unnumbered, which is no value without a number.",
    ],
  ])("has %s, wherever the schema stands", (_what, schema, sentence) => {
    expect(brokenPromises(contract(parameter(schema)))).toContain(`GET /things a ${sentence}`)
    const shared = { components: { schemas: { Thing: { type: "object", properties: { size: schema } } } } }
    expect(brokenPromises(shared)).toEqual([`Thing.size ${sentence}`])
  })

  it("may leave values without a number where it says so", () => {
    const mixed = { type: "string", enum: ["A", "B", null], "x-numbers": { A: 1 }, "x-unnumbered": ["B"] }
    expect(brokenPromises({ components: { schemas: { Mixed: mixed } } })).toEqual([])
  })

  it("says by an example what a hub message looks like", () => {
    const webhooks = { told: { post: { requestBody: answer({ type: "object" }, {}) } } }
    expect(brokenPromises({ webhooks })).toEqual(["told message has no example."])
  })
})

const documents = await documentsIn(contractsFolder)

interface Shown {
  readonly operation: string
  readonly value: unknown
}

/** Every example of an answer, by the operation as the SDK knows it. */
const shown: readonly Shown[] = Object.values(documents).flatMap((document) =>
  Object.entries<Part>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const { responses } = operation as { readonly responses: Part }
      const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? []
      const media: unknown = Reflect.get(Object(Reflect.get(Object(success), "content")), "application/json")
      return Object.values(Object(Reflect.get(Object(media), "examples"))).map((example) => {
        const name =
          String(Reflect.get(Object(example), "$ref"))
            .split("/")
            .at(-1) ?? ""
        return { operation: `${method.toUpperCase()} ${path}`, value: document.components.examples[name].value }
      })
    }),
  ),
)

describe("the client reads the example of", () => {
  it.each(shown.map(({ operation, value }) => [operation, value] as const))("%s", (operation, value) => {
    expect(decode(answers[operation] ?? "s", value, shapes, operation)).toEqual({ value: expect.anything() })
  })

  it("every hub message", () => {
    const { examples } = documents["notifications"].components
    const { post } = documents["notifications"].webhooks.systemNotification
    const names = Object.keys(post.requestBody.content["application/json"].examples)
    expect(names.length).toBeGreaterThan(20)
    for (const name of names)
      expect(decode("@SystemNotification", examples[name].value, shapes, name)).toEqual({ value: expect.anything() })
    expect(decode("@UserNotification", examples.userNotification.value, shapes, "")).toEqual({
      value: expect.anything(),
    })
  })
})

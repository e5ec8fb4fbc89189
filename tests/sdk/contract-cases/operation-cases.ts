/** Operations: what they are called, and what they call back. */
import { calling, type ContractCase } from "./contract-case.ts"

const string = { type: "string" }
const json = (schema: unknown) => ({ "application/json": { schema } })
const at = (path: string, operation: object, item: object = {}) => ({
  openapi: "3.1.0",
  paths: { [path]: { ...item, get: { responses: { "204": {} }, ...operation } } },
})
const called = (callbacks: object) => calling({ callbacks })
const callback = (operation: object, url = "{$request.body#/url}") => ({ done: { [url]: { post: operation } } })

export const operationCases: readonly ContractCase[] = [
  {
    name: "an operation comes",
    old: { openapi: "3.1.0", paths: {} },
    now: calling({}),
    worst: "note",
    says: "operation is new",
  },
  {
    name: "an operation goes",
    old: calling({}),
    now: { openapi: "3.1.0", paths: {} },
    worst: "wire",
    says: "operation is gone",
  },
  {
    name: "an operation moves",
    old: at("/a", { operationId: "a" }),
    now: at("/b", { operationId: "a" }),
    worst: "wire",
    says: "is at GET /b now",
  },
  {
    name: "an operation has another name",
    old: calling({ operationId: "a" }),
    now: calling({ operationId: "b" }),
    worst: "code",
    says: "is named b, was a",
  },
  { name: "an operation gets a name", old: at("/a", {}), now: at("/a", { operationId: "b" }), worst: "note" },
  { name: "an operation loses its name", old: at("/a", { operationId: "b" }), now: at("/a", {}), worst: "code" },
  {
    name: "an operation has another tag",
    old: calling({ tags: ["a"] }),
    now: calling({ tags: ["b"] }),
    worst: "code",
    says: "is first of b, was of a",
  },
  {
    name: "an operation has one more tag",
    old: calling({ tags: ["a"] }),
    now: calling({ tags: ["a", "b"] }),
    worst: "note",
  },
  {
    name: "an operation has one tag less",
    old: calling({ tags: ["a", "b"] }),
    now: calling({ tags: ["a"] }),
    worst: "note",
  },
  { name: "an operation is deprecated", old: calling({}), now: calling({ deprecated: true }), worst: "warning" },
  { name: "an operation is deprecated no more", old: calling({ deprecated: true }), now: calling({}), worst: "note" },
  {
    name: "an operation in other words",
    old: calling({}),
    now: calling({ summary: "A", description: "B", deprecated: false }),
    worst: "silent",
  },
  { name: "a refusal more", old: calling({}), now: calling({ "x-problem-types": ["A"] }), worst: "note" },
  { name: "a refusal less", old: calling({ "x-problem-types": ["A"] }), now: calling({}), worst: "note" },
  { name: "a note comes", old: calling({}), now: calling({ "x-note": 1 }), worst: "note" },

  { name: "a callback comes", old: called({}), now: called(callback({})), worst: "note" },
  { name: "a callback goes", old: called(callback({})), now: called({}), worst: "wire" },
  {
    name: "a callback at another address",
    old: called(callback({})),
    now: called(callback({}, "{$request.body#/other}")),
    worst: "wire",
  },
  {
    name: "a callback says less",
    old: called(callback({ requestBody: { required: true, content: json(string) } })),
    now: called(callback({})),
    worst: "wire",
  },
  {
    name: "a callback wants another answer",
    old: called(callback({ responses: { "200": { content: json(string) } } })),
    now: called(callback({ responses: { "200": { content: json({ type: "number" }) } } })),
    worst: "wire",
  },
  {
    name: "a callback may be answered by one status more",
    old: called(callback({ responses: { "200": {} } })),
    now: called(callback({ responses: { "200": {}, "202": {} } })),
    worst: "note",
  },
  {
    name: "a callback is not answered by a status",
    old: called(callback({ responses: { "200": {}, "202": {} } })),
    now: called(callback({ responses: { "200": {} } })),
    worst: "note",
  },
]

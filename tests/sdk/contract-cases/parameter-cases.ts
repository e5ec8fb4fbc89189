/** Parameters of operations. */
import { calling, type ContractCase } from "./contract-case.ts"

const string = { type: "string" }
const json = (schema: unknown) => ({ "application/json": { schema } })
const query = (name: string, more: object = {}) => ({ name, in: "query", schema: string, ...more })
const taking = (...parameters: readonly object[]) => calling({ parameters })
const at = (path: string, operation: object, item: object = {}) => ({
  openapi: "3.1.0",
  paths: { [path]: { ...item, get: { responses: { "204": {} }, ...operation } } },
})

export const parameterCases: readonly ContractCase[] = [
  { name: "a parameter comes", old: taking(), now: taking(query("a")), worst: "note" },
  {
    name: "a parameter comes and is needed",
    old: taking(),
    now: taking(query("a", { required: true })),
    worst: "wire",
  },
  { name: "a parameter goes", old: taking(query("a")), now: taking(), worst: "wire" },
  {
    name: "a parameter has another name",
    old: taking(query("a")),
    now: taking(query("b")),
    worst: "wire",
    says: "parameter a is named b now",
  },
  {
    name: "a parameter is somewhere else",
    old: taking(query("a")),
    now: taking(query("a", { in: "cookie" })),
    worst: "wire",
    says: "parameter a is in cookie, was in query",
  },
  {
    name: "a parameter is needed",
    old: taking(query("a")),
    now: taking(query("a", { required: true })),
    worst: "wire",
  },
  {
    name: "a parameter may be absent",
    old: taking(query("a", { required: true })),
    now: taking(query("a")),
    worst: "note",
  },
  {
    name: "a parameter is deprecated",
    old: taking(query("a")),
    now: taking(query("a", { deprecated: true })),
    worst: "warning",
  },
  {
    name: "a parameter is deprecated no more",
    old: taking(query("a", { deprecated: true })),
    now: taking(query("a")),
    worst: "note",
  },
  {
    name: "a note of a path comes",
    old: at("/a", {}),
    now: at("/a", {}, { "x-note": 1 }),
    worst: "note",
    says: "path x-note is 1",
  },
  {
    name: "a parameter may be empty",
    old: taking(query("a")),
    now: taking(query("a", { allowEmptyValue: true })),
    worst: "note",
  },
  {
    name: "a parameter can't be empty",
    old: taking(query("a", { allowEmptyValue: true })),
    now: taking(query("a")),
    worst: "wire",
  },
  {
    name: "a parameter is joined",
    old: taking(query("a")),
    now: taking(query("a", { explode: false })),
    worst: "wire",
  },
  {
    name: "a parameter in another style",
    old: taking(query("a")),
    now: taking(query("a", { style: "deepObject" })),
    worst: "wire",
  },
  {
    name: "a parameter with reserved signs",
    old: taking(query("a")),
    now: taking(query("a", { allowReserved: true })),
    worst: "wire",
  },
  {
    name: "a parameter by content",
    old: taking(query("a")),
    now: taking({ name: "a", in: "query", content: json(string) }),
    worst: "wire",
  },
  { name: "a parameter with a note", old: taking(query("a")), now: taking(query("a", { "x-note": 1 })), worst: "note" },
  {
    name: "defaults of a parameter written out",
    old: taking(query("a")),
    now: taking(
      query("a", { style: "form", explode: true, required: false, allowReserved: false, allowEmptyValue: false }),
    ),
    worst: "silent",
  },
  {
    name: "parameters in another order",
    old: taking(query("a"), query("b")),
    now: taking(query("b"), query("a")),
    worst: "silent",
  },
  {
    name: "a header in another case",
    old: taking(query("Some-Key", { in: "header" })),
    now: taking(query("some-key", { in: "header" })),
    worst: "silent",
  },
  {
    name: "a header that OpenAPI passes over",
    old: taking(),
    now: taking(query("Accept", { in: "header", required: true })),
    worst: "silent",
  },
  {
    name: "a parameter for the whole path",
    old: at("/a", { parameters: [query("a")] }),
    now: at("/a", {}, { parameters: [query("a")] }),
    worst: "silent",
  },
  {
    name: "a parameter of the path by another name",
    old: at("/a/{key}", { parameters: [query("key", { in: "path", required: true })] }),
    now: at("/a/{orderKey}", { parameters: [query("orderKey", { in: "path", required: true })] }),
    worst: "code",
    says: "parameter key is named orderKey now",
  },
  {
    name: "parameters of the path in another order",
    old: at("/a/{a}/{b}", { parameters: [query("a", { in: "path" }), query("b", { in: "path" })] }),
    now: at("/a/{a}/{b}", { parameters: [query("b", { in: "path" }), query("a", { in: "path" })] }),
    worst: "silent",
  },
  {
    name: "a parameter of the path is another",
    old: at("/a/{key}", { parameters: [query("key", { in: "path" })] }),
    now: at("/a/{orderKey}", { parameters: [query("orderKey", { in: "path", schema: { type: "integer" } })] }),
    worst: "wire",
  },
]

/** Bodies of requests, and the forms that they come in. */
import { calling, withBody, type ContractCase } from "./contract-case.ts"

const string = { type: "string" }
const json = (schema: unknown) => ({ "application/json": { schema } })
const answering = (responses: object) => calling({ responses })
const form = (encoding: object) =>
  calling({ requestBody: { content: { "multipart/form-data": { schema: { type: "object" }, encoding } } } })
const got = (encoding: object) =>
  answering({ "200": { content: { "multipart/form-data": { schema: { type: "object" }, encoding } } } })
const forms = (...types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: string }]))

export const bodyCases: readonly ContractCase[] = [
  { name: "a body comes", old: calling({}), now: calling({ requestBody: { content: json(string) } }), worst: "note" },
  { name: "a body comes and is needed", old: calling({}), now: withBody(string), worst: "wire" },
  { name: "a body goes", old: withBody(string), now: calling({}), worst: "wire" },
  {
    name: "a body is needed",
    old: calling({ requestBody: { content: json(string) } }),
    now: withBody(string),
    worst: "wire",
  },
  {
    name: "a body may be absent",
    old: withBody(string),
    now: calling({ requestBody: { content: json(string) } }),
    worst: "note",
  },
  {
    name: "a body with a note",
    old: withBody(string),
    now: calling({ requestBody: { required: true, content: json(string), "x-note": 1 } }),
    worst: "note",
  },
  {
    name: "a body in one form more",
    old: calling({ requestBody: { content: forms("a/b") } }),
    now: calling({ requestBody: { content: forms("a/b", "a/c") } }),
    worst: "note",
  },
  {
    name: "a body in one form less",
    old: calling({ requestBody: { content: forms("a/b", "a/c") } }),
    now: calling({ requestBody: { content: forms("a/b") } }),
    worst: "wire",
  },
  {
    name: "a body in another form",
    old: calling({ requestBody: { content: forms("a/b") } }),
    now: calling({ requestBody: { content: forms("a/c") } }),
    worst: "wire",
  },
  {
    name: "a form with its usual character set",
    old: calling({ requestBody: { content: forms("application/json") } }),
    now: calling({ requestBody: { content: forms("application/JSON; charset=utf-8") } }),
    worst: "silent",
  },
  {
    name: "a form with a note",
    old: calling({ requestBody: { content: { a: { schema: string } } } }),
    now: calling({ requestBody: { content: { a: { schema: string, "x-note": 1 } } } }),
    worst: "note",
  },
  {
    name: "a part of another type",
    old: form({ a: { contentType: "image/png" } }),
    now: form({ a: { contentType: "image/gif" } }),
    worst: "wire",
  },
  {
    name: "a part of one type more",
    old: form({ a: { contentType: "image/png" } }),
    now: form({ a: { contentType: "image/gif, image/png" } }),
    worst: "note",
  },
  {
    name: "a part of one type less",
    old: form({ a: { contentType: "image/gif, image/png" } }),
    now: form({ a: { contentType: "image/png" } }),
    worst: "wire",
  },
  {
    name: "a told part of one type more",
    old: got({ a: { contentType: "image/png" } }),
    now: got({ a: { contentType: "image/gif, image/png" } }),
    worst: "wire",
  },
  {
    name: "a told part of one type less",
    old: got({ a: { contentType: "image/gif, image/png" } }),
    now: got({ a: { contentType: "image/png" } }),
    worst: "note",
  },
  { name: "a part in another style", old: form({}), now: form({ a: { style: "pipeDelimited" } }), worst: "wire" },
  { name: "a part that is joined", old: form({}), now: form({ a: { explode: false } }), worst: "wire" },
  { name: "a part with reserved signs", old: form({}), now: form({ a: { allowReserved: true } }), worst: "wire" },
  {
    name: "a part in its usual style",
    old: form({}),
    now: form({ a: { style: "form", explode: true, allowReserved: false } }),
    worst: "silent",
  },
  { name: "a part with a note", old: form({}), now: form({ a: { "x-note": 1 } }), worst: "note" },
  {
    name: "a part with a header",
    old: form({}),
    now: form({ a: { headers: { a: { schema: string } } } }),
    worst: "wire",
  },
  {
    name: "a part without a header",
    old: form({ a: { headers: { a: { schema: string } } } }),
    now: form({}),
    worst: "note",
  },
  {
    name: "a part with a header that is needed",
    old: form({ a: { headers: { a: { schema: string } } } }),
    now: form({ a: { headers: { a: { schema: string, required: true } } } }),
    worst: "wire",
  },
  {
    name: "a part with a header that is not",
    old: form({ a: { headers: { a: { schema: string, required: true } } } }),
    now: form({ a: { headers: { a: { schema: string } } } }),
    worst: "note",
  },
]

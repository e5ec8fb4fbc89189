/** Answers, their headers and links. */
import { calling, withAnswer, type ContractCase } from "./contract-case.ts"

const string = { type: "string" }
const json = (schema: unknown) => ({ "application/json": { schema } })
const answering = (responses: object) => calling({ responses })
const headed = (headers: object) => answering({ "200": { headers } })
const linked = (links: object) => answering({ "200": { links } })

export const answerCases: readonly ContractCase[] = [
  { name: "an answer comes", old: answering({ "200": {} }), now: withAnswer(string), worst: "note" },
  { name: "an answer goes", old: withAnswer(string), now: answering({ "200": {} }), worst: "wire" },
  {
    name: "an answer by another status",
    old: answering({ "200": {} }),
    now: answering({ "201": {} }),
    worst: "wire",
    says: "has status 201, was 200",
  },
  {
    name: "an answer by one status more",
    old: answering({ "200": {} }),
    now: answering({ "200": {}, "202": {} }),
    worst: "wire",
    says: "answer may have status 202",
  },
  {
    name: "an answer by one status less",
    old: answering({ "200": {}, "202": {} }),
    now: answering({ "200": {} }),
    worst: "wire",
  },
  {
    name: "an answer by one status of several",
    old: answering({ "2XX": {} }),
    now: answering({ "200": {} }),
    worst: "note",
  },
  {
    name: "an answer by several statuses",
    old: answering({ "200": {} }),
    now: answering({ "2XX": {} }),
    worst: "wire",
  },
  {
    name: "an answer in another case of its status",
    old: answering({ "2xx": {} }),
    now: answering({ "2XX": {} }),
    worst: "silent",
  },
  {
    name: "an answer for copies",
    old: answering({ "200": {} }),
    now: answering({ "200": {}, "304": {} }),
    worst: "note",
  },
  {
    name: "a status of refusal more",
    old: answering({ "200": {} }),
    now: answering({ "200": {}, "400": {} }),
    worst: "note",
  },
  {
    name: "a status of refusal less",
    old: answering({ "200": {}, "400": {} }),
    now: answering({ "200": {} }),
    worst: "note",
  },
  {
    name: "a refusal says something else",
    old: answering({ "400": { content: json(string) } }),
    now: answering({ "400": { content: json({ type: "number" }) } }),
    worst: "wire",
    says: "refusal 400",
  },
  {
    name: "the answer for all else",
    old: answering({ default: { content: json(string) } }),
    now: answering({ default: { content: json({ type: "number" }) } }),
    worst: "wire",
  },
  {
    name: "an answer with a note",
    old: answering({ "200": {} }),
    now: answering({ "200": { "x-note": 1 } }),
    worst: "note",
  },
  {
    name: "answers with a note",
    old: answering({ "200": {} }),
    now: answering({ "200": {}, "x-note": 1 }),
    worst: "note",
  },
  {
    name: "an answer in other words",
    old: answering({ "200": { description: "A" } }),
    now: answering({ "200": { description: "B" } }),
    worst: "silent",
  },
  { name: "a header comes", old: headed({}), now: headed({ a: { schema: string } }), worst: "note" },
  {
    name: "a header has another name",
    old: headed({ a: { schema: string } }),
    now: headed({ b: { schema: string } }),
    worst: "wire",
    says: "answer header a is named b now",
  },
  { name: "a header goes", old: headed({ a: { schema: string } }), now: headed({}), worst: "wire" },
  {
    name: "a header may be absent",
    old: headed({ a: { required: true, schema: string } }),
    now: headed({ a: { schema: string } }),
    worst: "code",
  },
  {
    name: "a header is always there",
    old: headed({ a: { schema: string } }),
    now: headed({ a: { required: true, schema: string } }),
    worst: "note",
  },
  {
    name: "a header is deprecated",
    old: headed({ a: { schema: string } }),
    now: headed({ a: { schema: string, deprecated: true } }),
    worst: "warning",
  },
  {
    name: "a header is deprecated no more",
    old: headed({ a: { schema: string, deprecated: true } }),
    now: headed({ a: { schema: string } }),
    worst: "note",
  },
  {
    name: "a header is joined otherwise",
    old: headed({ a: { schema: string } }),
    now: headed({ a: { schema: string, explode: true } }),
    worst: "wire",
  },
  {
    name: "a header by content",
    old: headed({ a: { schema: string } }),
    now: headed({ a: { content: json(string) } }),
    worst: "wire",
  },
  {
    name: "a header with a note",
    old: headed({ a: { schema: string } }),
    now: headed({ a: { schema: string, "x-note": 1 } }),
    worst: "note",
  },
  {
    name: "an answer's header in another case",
    old: headed({ "Account-Cursor": { schema: string } }),
    now: headed({ "account-cursor": { schema: string, style: "simple", explode: false } }),
    worst: "silent",
  },
  {
    name: "a header that the content says",
    old: headed({}),
    now: headed({ "Content-Type": { schema: string } }),
    worst: "silent",
  },
  { name: "a link comes", old: linked({}), now: linked({ a: { operationId: "b" } }), worst: "note" },
  { name: "a link goes", old: linked({ a: { operationId: "b" } }), now: linked({}), worst: "note" },
  {
    name: "a link leads elsewhere",
    old: linked({ a: { operationId: "b" } }),
    now: linked({ a: { operationId: "c" } }),
    worst: "note",
  },
]

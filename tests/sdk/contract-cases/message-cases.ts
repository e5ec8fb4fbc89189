/** Hub messages and hubs: told unasked, and judged by the same rules the other way round. */
import { telling, type ContractCase } from "./contract-case.ts"

const string = { type: "string" }
const json = (schema: unknown) => ({ "application/json": { schema } })
const kind = (name: string) => ({ type: "object", properties: { type: { enum: [name] } }, required: ["type"] })
const union = (...kinds: readonly string[]) =>
  telling(
    { requestBody: { required: true, content: json({ $ref: "#/components/schemas/Told" }) } },
    {
      components: {
        schemas: {
          Told: { oneOf: kinds.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
          ...Object.fromEntries(kinds.map((name) => [name, kind(name)])),
        },
      },
    },
  )
const kinds = (...names: readonly string[]) =>
  telling(
    { requestBody: { required: true, content: json({ $ref: "#/components/schemas/Told" }) } },
    {
      components: {
        schemas: {
          Told: { oneOf: [{ $ref: "#/components/schemas/One" }, { $ref: "#/components/schemas/Other" }] },
          One: { type: "object", properties: { type: { enum: names } } },
          Other: kind("Other"),
        },
      },
    },
  )
const secured = (...security: readonly object[]) =>
  telling({ security }, { components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } } })
const query = (more: object = {}) => ({ name: "a", in: "query", schema: string, ...more })
const hubs = (said: object) => ({ openapi: "3.1.0", paths: {}, "x-hubs": said })
const none = { openapi: "3.1.0", paths: {} }

export const messageCases: readonly ContractCase[] = [
  { name: "a message comes", old: none, now: telling({}), worst: "note", says: "message is new" },
  { name: "a message goes", old: telling({}), now: none, worst: "wire", says: "message is gone" },
  {
    name: "a message has another name",
    old: telling({ operationId: "a" }),
    now: telling({ operationId: "b" }),
    worst: "code",
  },
  {
    name: "a message is called otherwise",
    old: telling({ operationId: "a" }),
    now: {
      ...none,
      webhooks: {
        heard: { post: { operationId: "a", requestBody: { required: true, content: json({ type: "object" }) } } },
      },
    },
    worst: "wire",
    says: "is at heard now",
  },
  {
    name: "a message is deprecated",
    old: telling({}),
    now: telling({ deprecated: true }),
    worst: "warning",
    says: "message is deprecated",
  },
  {
    name: "a message may have no body",
    old: telling({}),
    now: telling({ requestBody: { content: json({ type: "object" }) } }),
    worst: "code",
    says: "message may be absent",
  },
  {
    name: "a message always has a body",
    old: telling({ requestBody: { content: json({ type: "object" }) } }),
    now: telling({}),
    worst: "note",
  },
  { name: "a message loses its body", old: telling({}), now: telling({ requestBody: undefined }), worst: "wire" },
  {
    name: "a message gets a body",
    old: telling({ requestBody: undefined }),
    now: telling({ requestBody: { content: json(string) } }),
    worst: "note",
  },
  {
    name: "a message in another form",
    old: telling({ requestBody: { content: { "a/b": {} } } }),
    now: telling({ requestBody: { content: { "a/c": {} } } }),
    worst: "wire",
  },
  { name: "a parameter of a message comes", old: telling({}), now: telling({ parameters: [query()] }), worst: "note" },
  { name: "a parameter of a message goes", old: telling({ parameters: [query()] }), now: telling({}), worst: "wire" },
  {
    name: "a parameter of a message may be absent",
    old: telling({ parameters: [query({ required: true })] }),
    now: telling({ parameters: [query()] }),
    worst: "code",
  },
  {
    name: "a parameter of a message is always there",
    old: telling({ parameters: [query()] }),
    now: telling({ parameters: [query({ required: true })] }),
    worst: "note",
  },
  {
    name: "a parameter of a message may be empty",
    old: telling({ parameters: [query()] }),
    now: telling({ parameters: [query({ allowEmptyValue: true })] }),
    worst: "wire",
  },
  {
    name: "a parameter of a message is never empty",
    old: telling({ parameters: [query({ allowEmptyValue: true })] }),
    now: telling({ parameters: [query()] }),
    worst: "note",
  },
  { name: "a message comes with a token", old: secured(), now: secured({ bearer: [] }), worst: "wire" },
  { name: "a message comes without a token", old: secured({ bearer: [] }), now: secured(), worst: "warning" },
  {
    name: "a kind of message more",
    old: union("A", "B"),
    now: union("A", "B", "C"),
    worst: "note",
    says: "Told may also be C",
  },
  {
    name: "a kind of message less",
    old: union("A", "B", "C"),
    now: union("A", "B"),
    worst: "wire",
    says: "Told can't be C any more",
  },
  {
    name: "a name of a kind more",
    old: kinds("A"),
    now: kinds("A", "B"),
    worst: "note",
    says: 'One.type may also be "B"',
  },
  { name: "a name of a kind less", old: kinds("A", "B"), now: kinds("A"), worst: "wire" },

  { name: "a hub comes", old: hubs({ paths: {} }), now: hubs({ paths: { a: "/a" } }), worst: "note" },
  { name: "a hub goes", old: hubs({ paths: { a: "/a" } }), now: hubs({ paths: {} }), worst: "wire" },
  { name: "a hub moves", old: hubs({ paths: { a: "/a" } }), now: hubs({ paths: { a: "/b" } }), worst: "wire" },
  { name: "a method comes", old: hubs({ methods: {} }), now: hubs({ methods: { one: "A" } }), worst: "note" },
  { name: "a method goes", old: hubs({ methods: { one: "A" } }), now: hubs({ methods: {} }), worst: "wire" },
  {
    name: "a method has another name",
    old: hubs({ methods: { one: "A" } }),
    now: hubs({ methods: { one: "B" } }),
    worst: "wire",
  },
  { name: "a time comes", old: hubs({}), now: hubs({ keepAliveMs: 1 }), worst: "note" },
  { name: "a time goes", old: hubs({ keepAliveMs: 1 }), now: hubs({}), worst: "note" },
  { name: "another time", old: hubs({ keepAliveMs: 1 }), now: hubs({ keepAliveMs: 2 }), worst: "note" },
]

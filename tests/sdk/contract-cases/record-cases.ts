/** Changes of records, and of what is composed of several schemas. */
import type { SchemaCase } from "./contract-case.ts"

const string = { type: "string" }
const number = { type: "number" }
const record = (properties: object, ...required: readonly string[]) => ({ type: "object", properties, required })
const closed = (schema: object) => ({ ...schema, additionalProperties: false })
const kind = (name: string, more: object = {}) => record({ kind: { const: name }, ...more }, "kind")
const discriminated = (alternatives: readonly object[], propertyName?: string) => ({
  oneOf: alternatives,
  ...(propertyName !== undefined && { discriminator: { propertyName } }),
})

/** A record that others are made of; schemas are named without their path here, which a mapping may do. */
const heirs = (...names: readonly string[]) => ({
  ...record({ kind: string }, "kind"),
  discriminator: { propertyName: "kind", mapping: Object.fromEntries(names.map((name) => [name, name])) },
})

export const recordCases: readonly SchemaCase[] = [
  { name: "a field comes", old: record({}), now: record({ a: string }), asked: "note", told: "note" },
  {
    name: "a field comes and is needed",
    old: record({}),
    now: record({ a: string }, "a"),
    asked: "wire",
    told: "note",
  },
  { name: "a field goes", old: record({ a: string }), now: record({}), asked: "warning", told: "wire" },
  {
    name: "a field goes where no other is taken",
    old: closed(record({ a: string })),
    now: closed(record({})),
    asked: "wire",
    told: "wire",
  },
  {
    name: "a field has another name",
    old: record({ a: string }),
    now: record({ b: string }),
    asked: "wire",
    told: "wire",
  },
  {
    name: "a field goes while another comes",
    old: record({ a: string }),
    now: record({ b: number }),
    asked: "warning",
    told: "wire",
  },
  {
    name: "a field is needed",
    old: record({ a: string }),
    now: record({ a: string }, "a"),
    asked: "wire",
    told: "note",
  },
  {
    name: "a field may be absent",
    old: record({ a: string }, "a"),
    now: record({ a: string }),
    asked: "note",
    told: "code",
  },
  { name: "a field is another", old: record({ a: string }), now: record({ a: number }), asked: "wire", told: "wire" },
  {
    name: "a field can't be there",
    old: record({ a: string }),
    now: record({ a: false }),
    asked: "wire",
    told: "wire",
  },
  { name: "a field can be there", old: record({ a: false }), now: record({ a: string }), asked: "note", told: "note" },
  {
    name: "a field that nobody knew can't be there",
    old: record({}),
    now: record({ a: false }),
    asked: "wire",
    told: "note",
  },
  {
    name: "a field that nobody knows can be there",
    old: record({ a: false }),
    now: record({}),
    asked: "note",
    told: "note",
  },
  {
    name: "a field that is only told",
    old: record({ a: string }),
    now: record({ a: { ...string, readOnly: true } }),
    asked: "wire",
    told: "note",
  },
  {
    name: "a field that is only sent",
    old: record({ a: string }),
    now: record({ a: { ...string, writeOnly: true } }),
    asked: "note",
    told: "wire",
  },
  { name: "other fields are refused", old: record({}), now: closed(record({})), asked: "wire", told: "note" },
  { name: "other fields are taken", old: closed(record({})), now: record({}), asked: "note", told: "note" },
  {
    name: "values by name go",
    old: { type: "object", additionalProperties: string },
    now: closed({ type: "object" }),
    asked: "wire",
    told: "wire",
  },
  {
    name: "values by name are others",
    old: { type: "object", additionalProperties: string },
    now: { type: "object", additionalProperties: number },
    asked: "wire",
    told: "wire",
  },

  {
    name: "a part that adds a needed field",
    old: { allOf: [record({ a: string }), {}] },
    now: { allOf: [record({ a: string }), { required: ["a"] }] },
    asked: "wire",
    told: "note",
  },
  {
    name: "a bound beside a reference",
    old: { allOf: [string], maxLength: 5 },
    now: { allOf: [string], maxLength: 9 },
    asked: "note",
    told: "wire",
  },
  {
    name: "a part that can't be merged comes",
    old: { allOf: [{ oneOf: [record({ a: string }, "a"), record({ b: string }, "b")] }] },
    now: {
      allOf: [
        { oneOf: [record({ a: string }, "a"), record({ b: string }, "b")] },
        { oneOf: [record({ c: string }, "c"), record({ d: string }, "d")] },
      ],
    },
    asked: "wire",
    told: "note",
  },
  {
    name: "a part that can't be merged goes",
    old: {
      allOf: [
        { oneOf: [record({ a: string }, "a"), record({ b: string }, "b")] },
        { oneOf: [record({ c: string }, "c"), record({ d: string }, "d")] },
      ],
    },
    now: { allOf: [{ oneOf: [record({ a: string }, "a"), record({ b: string }, "b")] }] },
    asked: "note",
    told: "wire",
  },
  {
    name: "an alternative more",
    old: { oneOf: [kind("A"), kind("B")] },
    now: { oneOf: [kind("A"), kind("B"), kind("C")] },
    asked: "note",
    told: "wire",
    at: { "hub message": "note" },
  },
  {
    name: "an alternative less",
    old: { oneOf: [kind("A"), kind("B"), kind("C")] },
    now: { oneOf: [kind("A"), kind("B")] },
    asked: "wire",
    told: "note",
    at: { "hub message": "wire" },
  },
  {
    name: "an alternative beside the only one",
    old: kind("A"),
    now: { oneOf: [kind("A"), kind("B")] },
    asked: "note",
    told: "wire",
    at: { "hub message": "note" },
  },
  { name: "several where anything was", old: {}, now: { oneOf: [kind("A"), kind("B")] }, asked: "wire", told: "note" },
  { name: "anything where several were", old: { oneOf: [kind("A"), kind("B")] }, now: {}, asked: "note", told: "wire" },
  {
    name: "anyOf in place of oneOf",
    old: { oneOf: [kind("A"), kind("B")] },
    now: { anyOf: [kind("A"), kind("B")] },
    asked: "note",
    told: "note",
  },
  {
    name: "a discriminator comes",
    old: discriminated([kind("A"), kind("B")]),
    now: discriminated([kind("A"), kind("B")], "kind"),
    asked: "note",
    told: "note",
  },
  {
    name: "a discriminator goes",
    old: discriminated([kind("A"), kind("B")], "kind"),
    now: discriminated([kind("A"), kind("B")]),
    asked: "warning",
    told: "warning",
  },
  {
    name: "another discriminator",
    old: discriminated([kind("A"), kind("B")], "kind"),
    now: discriminated([kind("A"), kind("B")], "sort"),
    asked: "wire",
    told: "wire",
  },
  {
    name: "an heir more",
    old: heirs("A"),
    now: heirs("A", "B"),
    asked: "note",
    told: "wire",
    at: { "hub message": "note" },
  },
  {
    name: "an heir less",
    old: heirs("A", "B"),
    now: heirs("A"),
    asked: "wire",
    told: "note",
    at: { "hub message": "wire" },
  },
  {
    name: "a value stands for another heir",
    old: heirs("A"),
    now: { ...heirs("A"), discriminator: { propertyName: "kind", mapping: { A: "B" } } },
    asked: "wire",
    told: "wire",
  },
]

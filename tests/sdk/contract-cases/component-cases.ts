/** References, names of components, and what holds for a whole document. */
import { calling, withAnswer, withBody, type ContractCase } from "./contract-case.ts"

const string = { type: "string" }
const json = (schema: unknown) => ({ "application/json": { schema } })
const ref = (kind: string, name = "A") => ({ $ref: `#/components/${kind}/${name}` })
const record = (properties: object) => ({ type: "object", properties })
const named = (name: string, schema: object) =>
  withAnswer(ref("schemas", name), { components: { schemas: { [name]: schema } } })
const tree = (name: string, type: string) =>
  named(name, record({ value: { type }, children: { type: "array", items: ref("schemas", name) } }))
const two = { "200": { content: json(string) }, "400": { content: json(string) } }
const union = (mapping: Record<string, string>, ...names: readonly string[]) => ({
  openapi: "3.1.0",
  paths: { "/a": { post: { requestBody: { content: json(ref("schemas", "U")) } } } },
  components: {
    schemas: {
      U: {
        oneOf: names.map((name) => ref("schemas", name)),
        discriminator: {
          propertyName: "kind",
          mapping: Object.fromEntries(
            Object.entries(mapping).map(([value, name]) => [value, `#/components/schemas/${name}`]),
          ),
        },
      },
      ...Object.fromEntries(names.map((name) => [name, record({ kind: { enum: [name] }, [name]: string })])),
    },
  },
})
const version = (openapi: string, more: object = {}) => ({ openapi, paths: {}, ...more })
const body = { required: true, content: json(string) }
const inner = (schema: object) => ({ components: { schemas: { Order: record({ price: schema }) } } })
const price = { $ref: "#/components/schemas/Order/properties/price" }
const item = (operation: object) => ({ get: { responses: { "204": {} }, ...operation } })

const excepting = (value: string) =>
  withAnswer({ type: "string", not: ref("schemas") }, { components: { schemas: { A: { const: value } } } })
/** A union of components that have the union within. */
const expressions = (names: readonly string[]) =>
  withAnswer(ref("schemas", "Expression"), {
    components: {
      schemas: {
        Expression: { oneOf: names.map((name) => ref("schemas", name)) },
        ...Object.fromEntries(
          names.map((name) => [name, record({ [fieldOf[name] ?? name]: ref("schemas", "Expression") })]),
        ),
      },
    },
  })
const fieldOf: Readonly<Record<string, string>> = { Not: "one", No: "one", And: "several", Both: "several" }
const refusing = (...names: readonly string[]) => named("ProblemType", { enum: names })

export const componentCases: readonly ContractCase[] = [
  {
    name: "a reference written out",
    old: named("A", record({ a: string })),
    now: withAnswer(record({ a: string })),
    worst: "silent",
  },
  {
    name: "a schema by another name",
    old: named("A", record({ a: string })),
    now: named("B", record({ a: string })),
    worst: "code",
    says: "schema A is named B now",
  },
  {
    name: "a schema that has itself within, by another name",
    old: tree("Branch", "string"),
    now: tree("Twig", "string"),
    worst: "code",
  },
  {
    name: "a schema that has itself within is another",
    old: tree("Branch", "string"),
    now: tree("Branch", "integer"),
    worst: "wire",
  },
  { name: "an exception that is referred to is another", old: excepting("A"), now: excepting("B"), worst: "wire" },
  {
    name: "a bound beside a reference",
    old: withAnswer(ref("schemas"), { components: { schemas: { A: string } } }),
    now: withAnswer({ ...ref("schemas"), maxLength: 5 }, { components: { schemas: { A: string } } }),
    worst: "note",
    says: "answer maxLength is 5",
  },
  {
    name: "a bound beside a reference that is sent",
    old: withBody(ref("schemas"), { components: { schemas: { A: string } } }),
    now: withBody({ ...ref("schemas"), maxLength: 5 }, { components: { schemas: { A: string } } }),
    worst: "wire",
  },
  {
    name: "words beside a reference",
    old: named("A", string),
    now: withAnswer({ ...ref("schemas"), description: "A text." }, { components: { schemas: { A: string } } }),
    worst: "silent",
  },
  {
    name: "a reference to a property",
    old: withAnswer(price, inner(string)),
    now: withAnswer(price, inner({ type: "number" })),
    worst: "wire",
  },
  {
    name: "a reference to a property written out",
    old: withAnswer(price, inner(string)),
    now: withAnswer(string, inner(string)),
    worst: "silent",
  },
  {
    name: "a body as a reference",
    old: calling({ requestBody: body }),
    now: calling({ requestBody: ref("requestBodies") }, { components: { requestBodies: { A: body } } }),
    worst: "silent",
  },
  {
    name: "a body that is referred to is another",
    old: calling({ requestBody: ref("requestBodies") }, { components: { requestBodies: { A: body } } }),
    now: calling(
      { requestBody: ref("requestBodies") },
      { components: { requestBodies: { A: { ...body, content: json({ type: "number" }) } } } },
    ),
    worst: "wire",
  },
  {
    name: "a body that is referred to is needed",
    old: calling(
      { requestBody: ref("requestBodies") },
      { components: { requestBodies: { A: { content: json(string) } } } },
    ),
    now: calling({ requestBody: ref("requestBodies") }, { components: { requestBodies: { A: body } } }),
    worst: "wire",
  },
  {
    name: "a parameter as a reference",
    old: calling({ parameters: [{ name: "a", in: "query", schema: string }] }),
    now: calling(
      { parameters: [ref("parameters")] },
      { components: { parameters: { A: { name: "a", in: "query", schema: string } } } },
    ),
    worst: "silent",
  },
  {
    name: "answers as references",
    old: calling({ responses: two }),
    now: calling(
      { responses: { "200": ref("responses"), "400": ref("responses") } },
      { components: { responses: { A: two["200"] } } },
    ),
    worst: "silent",
  },
  {
    name: "a header as a reference",
    old: calling({ responses: { "200": { headers: { a: { schema: string } } } } }),
    now: calling(
      { responses: { "200": { headers: { a: ref("headers") } } } },
      { components: { headers: { A: { schema: string } } } },
    ),
    worst: "silent",
  },
  {
    name: "a path item as a reference",
    old: { openapi: "3.1.0", paths: { "/a": item({}) } },
    now: { openapi: "3.1.0", paths: { "/a": ref("pathItems") }, components: { pathItems: { A: item({}) } } },
    worst: "silent",
  },
  {
    name: "a path item that is referred to is another",
    old: { openapi: "3.1.0", paths: { "/a": ref("pathItems") }, components: { pathItems: { A: item({}) } } },
    now: {
      openapi: "3.1.0",
      paths: { "/a": ref("pathItems") },
      components: { pathItems: { A: item({ deprecated: true }) } },
    },
    worst: "warning",
  },
  {
    name: "a component that nobody refers to",
    old: calling({}),
    now: calling({}, { components: { schemas: { A: string } } }),
    worst: "silent",
  },

  { name: "a name of refusals more", old: refusing("A"), now: refusing("A", "B"), worst: "note" },
  { name: "a name of refusals less", old: refusing("A", "B"), now: refusing("A"), worst: "note" },
  {
    name: "a union grows together with its mapping",
    old: union({ a: "A", b: "B" }, "A", "B"),
    now: union({ a: "A", b: "B", c: "C" }, "A", "B", "C"),
    worst: "note",
  },
  {
    name: "a union shrinks together with its mapping",
    old: union({ a: "A", b: "B", c: "C" }, "A", "B", "C"),
    now: union({ a: "A", b: "B" }, "A", "B"),
    worst: "wire",
  },
  {
    name: "a value stands for another alternative",
    old: union({ a: "A", b: "B" }, "A", "B"),
    now: union({ a: "B", b: "A" }, "A", "B"),
    worst: "wire",
  },
  {
    name: "a mapping that says what is so anyway",
    old: union({}, "A", "B"),
    now: union({ A: "A", B: "B" }, "A", "B"),
    worst: "silent",
  },

  {
    name: "a union that has itself within, in another order",
    old: expressions(["Not", "And"]),
    now: expressions(["And", "Not"]),
    worst: "silent",
  },
  {
    name: "a union that has itself within grows",
    old: expressions(["Not"]),
    now: expressions(["Not", "And"]),
    worst: "wire",
  },
  {
    name: "a union that has itself within has other names",
    old: expressions(["Not", "And"]),
    now: expressions(["No", "Both"]),
    worst: "code",
  },
  {
    name: "OpenAPI 3.0 in place of 3.1",
    old: version("3.1.0"),
    now: version("3.0.3"),
    worst: "note",
    says: "is OpenAPI 3.0.3, was 3.1.0: each is read as its version means it",
  },
  {
    name: "OpenAPI 3.2 in place of 3.1",
    old: version("3.1.0"),
    now: version("3.2.0"),
    worst: "warning",
    says: "what 3.2 adds is not compared",
  },
  {
    name: "OpenAPI 3.2 on both sides",
    old: version("3.2.0"),
    now: version("3.2.0"),
    worst: "warning",
    says: "is OpenAPI 3.2.0: what 3.2 adds is not compared",
  },
  { name: "a later correction of OpenAPI 3.1", old: version("3.1.0"), now: version("3.1.1"), worst: "silent" },
  {
    name: "a dialect comes",
    old: version("3.1.0"),
    now: version("3.1.0", { jsonSchemaDialect: "a" }),
    worst: "warning",
  },
  {
    name: "a dialect goes",
    old: version("3.1.0", { jsonSchemaDialect: "a" }),
    now: version("3.1.0"),
    worst: "warning",
  },
  {
    name: "another dialect",
    old: version("3.1.0", { jsonSchemaDialect: "a" }),
    now: version("3.1.0", { jsonSchemaDialect: "b" }),
    worst: "warning",
  },
  { name: "a note comes", old: version("3.1.0"), now: version("3.1.0", { "x-note": 1 }), worst: "note" },
  { name: "a note goes", old: version("3.1.0", { "x-note": 1 }), now: version("3.1.0"), worst: "note" },
  {
    name: "another note",
    old: version("3.1.0", { "x-note": 1 }),
    now: version("3.1.0", { "x-note": 2 }),
    worst: "note",
  },
  {
    name: "other words",
    old: version("3.1.0", { info: { title: "A" }, tags: [{ name: "a" }] }),
    now: version("3.1.0", { info: { title: "B" }, tags: [{ name: "b" }] }),
    worst: "silent",
  },
]

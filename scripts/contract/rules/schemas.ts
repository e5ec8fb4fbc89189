/** The rules of schemas: the keywords of JSON Schema 2020-12, and what OpenAPI 3.1 and we add to them. */
import {
  always,
  anyEdit,
  constraint,
  deprecation,
  opaque,
  rule,
  unseen,
  waived,
  walked,
  words,
  type ObjectRules,
} from "./rule.ts"

const structure = (what: string) => waived(`${what} is resolved before anything is compared.`)

export const schemaRules = {
  Schema: {
    // Places and names of schemas.
    $id: waived("A base for references that no contract here uses; one by it is refused as leading nowhere."),
    $schema: waived("The dialect of the whole document is compared."),
    $ref: {
      renamed: always("code", "The type that is generated from the schema has another name; the wire is the same."),
    },
    $anchor: waived("References by anchors are refused as leading nowhere."),
    $dynamicRef: opaque("dynamic reference"),
    $dynamicAnchor: opaque("dynamic anchor"),
    $vocabulary: waived("Stands in dialects alone, not in contracts."),
    $comment: words,
    $defs: structure("A definition"),
    // Compositions.
    allOf: {
      added: rule("wire", "note", "Values have to fit one more part, which could not be merged with the others."),
      removed: rule("note", "wire", "Values need not fit a part any more that clients rely on."),
    },
    oneOf: {
      added: rule("note", "wire", "One more alternative is taken; clients know no such alternative when told it."),
      removed: rule("wire", "note", "An alternative is refused that clients send; what is told is among the others."),
      changed: rule("note", "note", "anyOf lets a value fit several alternatives, oneOf only one."),
    },
    anyOf: waived("Alternatives are the same by either name, compared by the rules of oneOf."),
    not: opaque("exception"),
    ...Object.fromEntries(["if", "then", "else"].map((keyword) => [keyword, opaque("condition")])),
    dependentSchemas: opaque("dependence"),
    dependentRequired: opaque("dependence"),
    // Types and values.
    type: {
      added: rule("wire", "note", "Only values of some types are taken; what is told is one of them."),
      removed: rule("note", "wire", "Any value is taken; clients can't read values of any type."),
      narrowed: rule("wire", "note", "A type is refused that clients send (null and whole numbers are types, too)."),
      widened: rule("note", "wire", "One more type is taken; clients can't read it when told (null is a type, too)."),
      changed: always("wire", "A value of the one type is none of the other."),
    },
    enum: {
      added: rule("wire", "note", "Other values are refused; what is told is among those listed."),
      removed: rule("note", "wire", "Any value is taken; clients know only those that were listed."),
      narrowed: rule("wire", "note", "A value is refused that clients send; what is told is among the others."),
      widened: rule("note", "wire", "One more value is taken; clients do not know it when told."),
    },
    const: waived("One value is a list of one, compared by the rules of enum."),
    // Numbers and texts.
    minimum: constraint("minimum"),
    exclusiveMinimum: constraint("minimum"),
    maximum: constraint("maximum"),
    exclusiveMaximum: constraint("maximum"),
    multipleOf: { ...constraint("step"), changed: always("wire", "Neither step is a multiple of the other.") },
    minLength: constraint("length"),
    maxLength: constraint("length"),
    pattern: opaque("pattern"),
    format: {
      ...constraint("format"),
      changed: always("wire", "A value of the one format is none of the other."),
    },
    contentEncoding: opaque("encoding"),
    contentMediaType: opaque("media type"),
    contentSchema: walked("Schema"),
    // Lists.
    items: walked("Schema"),
    prefixItems: {
      added: rule("wire", "note", "Values at one more place of the list have a shape of their own."),
      removed: rule("note", "wire", "Values at a place of the list may be anything that later ones are."),
    },
    contains: opaque("member that must be there"),
    minContains: constraint("count of such members"),
    maxContains: constraint("count of such members"),
    minItems: constraint("length"),
    maxItems: constraint("length"),
    uniqueItems: {
      added: rule("wire", "note", "Lists that say a value twice are refused; what is told says each once."),
      removed: rule("note", "wire", "Lists may say a value twice, which clients do not expect when told."),
    },
    unevaluatedItems: opaque("rule for further items"),
    // Records.
    properties: {
      added: rule("note", "note", "An optional field may be left out; clients pass over fields that they do not know."),
      removed: rule("warning", "wire", "The server passes over the field when sent it; clients look for it when told."),
      narrowed: rule(
        "wire",
        "wire",
        "The field is refused when sent, because no other is taken; it is not told, either.",
      ),
      renamed: rule(
        "wire",
        "wire",
        "The field is looked for by its old name on the one side, sent by its new one on the other.",
      ),
    },
    required: {
      added: rule("wire", "note", "Requests without the field are refused; what is told always has it."),
      removed: rule(
        "note",
        "code",
        "It need not be sent; code generated before reads it without asking whether it is there.",
      ),
    },
    additionalProperties: {
      narrowed: rule("wire", "note", "Requests with other fields are refused; clients never looked at them."),
      widened: rule("note", "note", "Other fields are taken; clients pass over those that they do not know."),
    },
    patternProperties: opaque("rule for fields by their names"),
    propertyNames: walked("Schema"),
    unevaluatedProperties: opaque("rule for further fields"),
    minProperties: constraint("count of fields"),
    maxProperties: constraint("count of fields"),
    // Annotations.
    title: words,
    description: words,
    examples: words,
    example: words,
    externalDocs: words,
    xml: anyEdit("wire", "A value has another form in XML."),
    default: {
      added: rule("warning", "note", "Whoever leaves the value out is understood to mean something."),
      removed: rule("warning", "note", "Whoever leaves the value out is not understood to mean anything any more."),
      changed: rule("warning", "note", "Whoever leaves the value out means something else."),
    },
    deprecated: deprecation("value"),
    readOnly: {
      added: rule("wire", "note", "The value is not to be sent any more, and may be refused."),
      removed: rule("note", "note", "The value may be sent, too."),
    },
    writeOnly: {
      added: rule("note", "wire", "The value is not told any more."),
      removed: rule("note", "note", "The value is told, too."),
    },
    discriminator: {
      added: rule("note", "note", "A field says which alternative a value is; the alternatives are the same."),
      removed: rule(
        "warning",
        "warning",
        "No field says any more which alternative a value is; generated code looks for one.",
      ),
    },
    // Ours.
    "x-numbers": {
      widened: rule("note", "wire", "A number stands for a name, too; clients do not know it when told."),
      narrowed: rule("wire", "note", "A number stands for no name any more, and is refused."),
      changed: always("wire", "A name has another number: each side reads what the other did not mean."),
    },
    "x-known": {
      added: always("note", "Clients know what to do with a name that is not in the list."),
      removed: always("note", "The list says only which names there are so far."),
    },
    "x-unknown": {
      added: always("note", "Clients generated from now on read a value that they do not know as the one named."),
      removed: always("note", "Clients that are out there go on reading unknown values as the one that was named."),
      changed: always("note", "Clients that are out there go on reading unknown values as the one that was named."),
      widened: always("note", "Clients read the new value as the one that the list names for unknown ones."),
    },
    "x-maxBytes": constraint("weight"),
    "x-maxGraphemes": constraint("length"),
    "x-*": walked("Extensions"),
  },
  Discriminator: {
    propertyName: { changed: always("wire", "Another field says which alternative a value is.") },
    mapping: {
      changed: always("wire", "A value stands for another alternative."),
    },
    "x-*": unseen,
  },
  XML: Object.fromEntries(
    ["name", "namespace", "prefix", "attribute", "wrapped", "x-*"].map((field) => [
      field,
      waived("Compared whole, as xml."),
    ]),
  ),
} satisfies Record<string, ObjectRules>

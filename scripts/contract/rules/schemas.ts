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
      added: rule(
        "wire",
        "note",
        "Values have to fit one more part, which could not be merged with the others.",
        "What is told fits one more part, which could not be merged with the others.",
      ),
      removed: rule(
        "note",
        "wire",
        "Values need not fit a part any more.",
        "What is told need not fit a part any more that clients rely on.",
      ),
    },
    oneOf: {
      added: rule("note", "wire", "One more alternative is taken.", "Clients know no such alternative."),
      removed: rule(
        "wire",
        "note",
        "An alternative is refused that clients send.",
        "What is told is among the other alternatives.",
      ),
      changed: always("note", "anyOf lets a value fit several alternatives, oneOf only one."),
    },
    anyOf: waived("Alternatives are the same by either name, compared by the rules of oneOf."),
    not: opaque("exception"),
    ...Object.fromEntries(["if", "then", "else"].map((keyword) => [keyword, opaque("condition")])),
    dependentSchemas: opaque("dependence"),
    dependentRequired: opaque("dependence"),
    // Types and values.
    type: {
      added: rule("wire", "note", "Only values of some types are taken.", "What is told is of one of the types."),
      removed: rule("note", "wire", "Any value is taken.", "Clients can't read values of any type."),
      narrowed: rule(
        "wire",
        "note",
        "A type is refused that clients send (null and whole numbers are types, too).",
        "What is told is of one of the other types (null and whole numbers are types, too).",
      ),
      widened: rule(
        "note",
        "wire",
        "One more type is taken (null is a type, too).",
        "Clients can't read one more type (null is a type, too).",
      ),
      changed: always("wire", "A value of the one type is none of the other."),
    },
    enum: {
      added: rule("wire", "note", "Other values are refused.", "What is told is among those listed."),
      removed: rule("note", "wire", "Any value is taken.", "Clients know only the values that were listed."),
      narrowed: rule(
        "wire",
        "note",
        "A value is refused that clients send.",
        "What is told is among the other values.",
      ),
      widened: rule(
        "note",
        "wire",
        "One more value is taken.",
        "Clients do not know one more value: they refuse what has it, unless x-unknown named what to read it as.",
      ),
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
      added: rule(
        "wire",
        "note",
        "Values at one more place of the list have to be of a shape of their own.",
        "Values at one more place of the list are of a shape of their own.",
      ),
      removed: rule(
        "note",
        "wire",
        "Values at a place of the list may be anything that later ones are.",
        "Clients do not expect at a place of the list all that later ones may be.",
      ),
    },
    contains: opaque("member that must be there"),
    minContains: constraint("count of such members"),
    maxContains: constraint("count of such members"),
    minItems: constraint("length"),
    maxItems: constraint("length"),
    uniqueItems: {
      added: rule("wire", "note", "Lists that say a value twice are refused.", "What is told says each value once."),
      removed: rule(
        "note",
        "wire",
        "Lists may say a value twice.",
        "Lists may say a value twice, which clients do not expect.",
      ),
    },
    unevaluatedItems: opaque("rule for further items"),
    // Records.
    properties: {
      added: rule(
        "note",
        "note",
        "An optional field may be left out.",
        "Clients pass over fields that they do not know.",
      ),
      removed: rule("warning", "wire", "The server passes over the field.", "Clients look for the field."),
      narrowed: rule("wire", "wire", "The field is refused, because no other is taken.", "Clients look for the field."),
      renamed: rule(
        "wire",
        "wire",
        "The field is sent by its old name, and looked for by its new one.",
        "Clients look for the field by its old name.",
      ),
    },
    required: {
      added: rule("wire", "note", "Requests without the field are refused.", "What is told always has the field."),
      removed: rule(
        "note",
        "code",
        "It need not be sent.",
        "Code generated before reads it without asking whether it is there.",
      ),
    },
    additionalProperties: {
      narrowed: rule(
        "wire",
        "note",
        "Requests with other fields are refused.",
        "Clients never looked at other fields.",
      ),
      widened: rule("note", "note", "Other fields are taken.", "Clients pass over fields that they do not know."),
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
      added: rule(
        "warning",
        "note",
        "Whoever leaves the value out is understood to mean something.",
        "Clients fill nothing in: a value that is not told is absent.",
      ),
      removed: rule(
        "warning",
        "note",
        "Whoever leaves the value out is not understood to mean anything any more.",
        "Clients fill nothing in: a value that is not told is absent.",
      ),
      changed: rule(
        "warning",
        "note",
        "Whoever leaves the value out means something else.",
        "Clients fill nothing in: a value that is not told is absent.",
      ),
    },
    deprecated: deprecation("value"),
    readOnly: {
      added: rule(
        "wire",
        "note",
        "The value is not to be sent any more, and may be refused.",
        "The value is told as before.",
      ),
      removed: rule("note", "note", "The value may be sent, too.", "The value is told as before."),
    },
    writeOnly: {
      added: rule("note", "wire", "The value is sent as before.", "The value is not told any more."),
      removed: rule("note", "note", "The value is sent as before.", "The value is told, too."),
    },
    discriminator: {
      added: always("note", "A field says which alternative a value is; the alternatives are the same."),
      removed: always("warning", "No field says any more which alternative a value is; generated code looks for one."),
    },
    // Ours.
    "x-numbers": {
      widened: rule(
        "note",
        "wire",
        "A number stands for a name, too.",
        "Clients do not know one more number for a name: they refuse what has it, unless x-unknown named what to read it as.",
      ),
      narrowed: rule(
        "wire",
        "note",
        "A number stands for no name any more, and is refused.",
        "The number is not told any more.",
      ),
      changed: always("wire", "A name has another number: each side reads what the other did not mean."),
      renamed: rule(
        "wire",
        "wire",
        "Clients send the value by its old name, which is refused.",
        "Clients know the value by its old name, and refuse what has the new one.",
      ),
    },
    "x-known": {
      added: always("note", "Clients know what to do with a name that is not in the list."),
      removed: always("note", "The list says only which names there are so far."),
    },
    "x-unknown": {
      added: always("note", "Clients generated from now on read a value that they do not know as the one named."),
      removed: always("note", "Clients that are out there go on reading unknown values as the one that was named."),
      changed: always("warning", "Clients that are out there go on reading unknown values as the one that was named."),
      renamed: rule(
        "wire",
        "warning",
        "Clients send the value by its old name, which is refused.",
        "Clients read the new name as the one that the list names for unknown values.",
      ),
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

/** The rules of parameters, bodies, answers and their headers. */
import { always, anyEdit, deprecation, rule, unseen, waived, walked, words, type ObjectRules } from "./rule.ts"

const writing = (what: string) => ({
  changed: always("wire", `The value is written in another form: ${what}.`),
})

const schemaOrContent = {
  changed: always("wire", "The value is written as its media type says, or as its style says: another form."),
}

export const contentRules = {
  Parameter: {
    name: {
      renamed: always(
        "code",
        "A parameter of a path has another name in generated code; on the wire its place is the same. Others are paired by their names, headers in any case.",
      ),
    },
    in: waived("Parameters are paired by it: in another place it is another parameter."),
    description: words,
    required: {
      added: rule("wire", "note", "Requests without the parameter are refused.", "What is told always has it."),
      removed: rule(
        "note",
        "code",
        "It need not be sent.",
        "Code generated before reads it without asking whether it is there.",
      ),
    },
    deprecated: deprecation("parameter"),
    allowEmptyValue: {
      added: rule(
        "note",
        "wire",
        "An empty value is taken, too.",
        "An empty value may be told, which clients do not expect.",
      ),
      removed: rule(
        "wire",
        "note",
        "An empty value is refused that clients may send.",
        "An empty value is not told any more.",
      ),
    },
    style: writing("its style"),
    explode: writing("how it is repeated"),
    allowReserved: writing("which signs are encoded"),
    schema: schemaOrContent,
    example: words,
    examples: words,
    content: waived("Compared by the rules of MediaType; in place of a schema, by that of schema."),
    "x-*": walked("Extensions"),
  },
  Header: {
    description: words,
    required: {
      added: rule("wire", "note", "Requests without it are refused.", "What is told always has it."),
      removed: rule(
        "note",
        "code",
        "It need not be sent.",
        "Code generated before reads it without asking whether it is there.",
      ),
    },
    deprecated: deprecation("header"),
    style: waived("Headers have one style, simple."),
    explode: writing("how its parts are joined"),
    schema: schemaOrContent,
    example: words,
    examples: words,
    content: waived("Compared by the rules of MediaType; in place of a schema, by that of schema."),
    "x-*": walked("Extensions"),
  },
  RequestBody: {
    description: words,
    content: walked("MediaType"),
    required: {
      added: rule("wire", "note", "Requests without a body are refused.", "A body is always there."),
      removed: rule(
        "note",
        "code",
        "It need not be sent.",
        "Code generated before reads it without asking whether it is there.",
      ),
    },
    "x-*": walked("Extensions"),
  },
  MediaType: {
    "{type}": {
      added: always("note", "One more form; who asks says which one is wanted."),
      removed: always("wire", "The other side does not speak the form any more."),
      changed: always("wire", "The other side speaks another form."),
    },
    schema: walked("Schema"),
    example: words,
    examples: words,
    encoding: walked("Encoding"),
    "x-*": walked("Extensions"),
  },
  Encoding: {
    contentType: {
      changed: always("wire", "A part of the form is of another media type."),
      widened: rule(
        "note",
        "wire",
        "A part of the form may be of one more media type.",
        "A part of the form may be of a media type that clients do not know.",
      ),
      narrowed: rule(
        "wire",
        "note",
        "A part of the form is refused in a media type that it was of.",
        "A part of the form is of one of the other media types.",
      ),
    },
    headers: waived("Compared by the rules of Header."),
    style: writing("the style of a part of the form"),
    explode: writing("how a part of the form is repeated"),
    allowReserved: writing("which signs of a part of the form are encoded"),
    "x-*": walked("Extensions"),
  },
  Responses: {
    default: waived("An answer like any other, for the statuses that are not named."),
    "{status}": {
      added: rule(
        "note",
        "wire",
        "One more answer is taken.",
        "Clients know one answer for when all is well, and meet another.",
      ),
      removed: rule(
        "note",
        "wire",
        "The answer need not be given any more.",
        "Clients wait for an answer that never comes.",
      ),
      changed: always("wire", "Clients look for the old status."),
      narrowed: always("note", "The status is among those that clients know."),
      widened: rule(
        "note",
        "wire",
        "More answers are taken.",
        "Clients know one answer for when all is well, and meet others.",
      ),
    },
    "{refusal}": {
      added: always("note", "Clients know from the first digit what to do."),
      removed: always("note", "Clients wait for a refusal that never comes."),
    },
    "x-*": walked("Extensions"),
  },
  Response: {
    description: words,
    headers: {
      added: rule(
        "wire",
        "note",
        "Requests without the header are refused.",
        "Clients pass over headers that they do not know.",
      ),
      removed: rule("note", "wire", "The header need not be sent any more.", "Clients look for the header."),
      renamed: always("wire", "The header is looked for by its old name."),
    },
    content: walked("MediaType"),
    links: walked("Link"),
    "x-*": walked("Extensions"),
  },
  Refusal: {
    "{name}": {
      added: always("note", "Clients have general words for refusals that they do not know."),
      removed: always("note", "Clients wait for a refusal that never comes."),
    },
  },
  Message: {
    "{kind}": {
      added: always("note", "Clients pass over kinds of messages that they do not know."),
      removed: always("wire", "Clients wait for a kind of message that never comes."),
    },
  },
  Link: {
    operationRef: anyEdit("note", "A hint where to go on; clients of ours follow none."),
    operationId: waived("Compared whole, as operationRef."),
    parameters: waived("Compared whole, as operationRef."),
    requestBody: waived("Compared whole, as operationRef."),
    description: words,
    server: waived("Compared whole, as operationRef."),
    "x-*": waived("Compared whole, as operationRef."),
  },
  Callback: {
    "{expression}": waived("Callbacks are paired by it, and their operations compared as hub messages are."),
    "x-*": unseen,
  },
} satisfies Record<string, ObjectRules>

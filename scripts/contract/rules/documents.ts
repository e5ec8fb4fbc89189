/** The rules of a document, of where a service is, and of who may ask. */
import { always, anyEdit, rule, unseen, waived, walked, words, type ObjectRules } from "./rule.ts"

const usedWhere = (what: string) => waived(`A ${what} is compared wherever it is referred to; unused, it says nothing.`)

const allWords = (...fields: readonly string[]): ObjectRules =>
  Object.fromEntries(fields.map((field) => [field, words]))

export const documentRules = {
  OpenAPI: {
    openapi: {
      changed: always("note", "The words of both versions are read as each means them, and then compared."),
      widened: always("warning", "OpenAPI 3.2 has fields that are not compared: see yourself what they say."),
    },
    info: walked("Info"),
    jsonSchemaDialect: anyEdit(
      "warning",
      "Keywords may mean something else; they are compared as JSON Schema 2020-12's.",
    ),
    servers: walked("Server"),
    paths: walked("Paths"),
    webhooks: {
      added: always("note", "Clients pass over messages that they do not know."),
      removed: always("wire", "Clients wait for a message that never comes."),
      renamed: always("wire", "Clients wait for the message by its old name."),
    },
    components: walked("Components"),
    security: waived("Holds for operations without one of their own, and is compared there."),
    tags: walked("Tag"),
    externalDocs: words,
    "x-hubs": walked("Hubs"),
    "x-*": walked("Extensions"),
  },
  Extensions: {
    "x-*": anyEdit("note", "A note of the contract's authors, whose meaning nobody here knows."),
  },
  Info: allWords("title", "summary", "description", "termsOfService", "contact", "license", "version", "x-*"),
  Contact: allWords("name", "url", "email", "x-*"),
  License: allWords("name", "identifier", "url", "x-*"),
  ExternalDocumentation: allWords("description", "url", "x-*"),
  Tag: allWords("name", "description", "externalDocs", "x-*"),
  Example: allWords("summary", "description", "value", "externalValue", "x-*"),
  Reference: {
    $ref: waived("Followed before anything is compared, wherever one may stand."),
    summary: words,
    description: words,
  },
  Server: {
    url: {
      added: always("note", "The service is found at one more address."),
      removed: always("wire", "Clients ask at an address where nobody is."),
    },
    description: words,
    variables: walked("ServerVariable"),
    "x-*": unseen,
  },
  ServerVariable: {
    enum: {
      narrowed: always("wire", "Clients ask at an address where nobody is."),
      widened: always("note", "The service is found at one more address."),
    },
    default: { changed: always("wire", "Whoever leaves the variable alone asks at another address.") },
    description: words,
    "x-*": unseen,
  },
  Components: {
    schemas: usedWhere("schema"),
    responses: usedWhere("response"),
    parameters: usedWhere("parameter"),
    examples: words,
    requestBodies: usedWhere("body"),
    headers: usedWhere("header"),
    securitySchemes: walked("SecurityScheme"),
    links: usedWhere("link"),
    callbacks: usedWhere("callback"),
    pathItems: usedWhere("path item"),
    "x-*": walked("Extensions"),
  },
  SecurityRequirement: {
    "{name}": {
      narrowed: always("wire", "Callers who were let in are refused."),
      widened: always("warning", "Callers who were refused are let in: see that this is meant."),
      added: always("note", "Whoever asks may show who they are; nobody has to."),
      removed: always("note", "Nobody had to show who they are."),
    },
  },
  SecurityScheme: {
    type: waived("Schemes are the same where all of this is, whatever their names; told as `SecurityScheme` below."),
    name: waived("Part of what makes a scheme."),
    in: waived("Part of what makes a scheme."),
    scheme: waived("Part of what makes a scheme."),
    flows: waived("Part of what makes a scheme, by the rules of OAuthFlows."),
    openIdConnectUrl: waived("Part of what makes a scheme."),
    description: words,
    bearerFormat: waived("A hint for people: clients pass tokens on as they are."),
    "{scheme}": {
      changed: always("wire", "Callers prove who they are in a way that is not understood any more."),
      added: always("note", "No operation asks for it yet."),
      removed: always("note", "No operation asked for it."),
    },
    "x-*": walked("Extensions"),
  },
  OAuthFlows: {
    ...Object.fromEntries(
      ["implicit", "password", "clientCredentials", "authorizationCode"].map((flow) => [
        flow,
        waived("Part of what makes a scheme."),
      ]),
    ),
    "x-*": unseen,
  },
  OAuthFlow: {
    authorizationUrl: waived("Part of what makes a scheme."),
    tokenUrl: waived("Part of what makes a scheme."),
    refreshUrl: waived("Part of what makes a scheme."),
    scopes: waived("What a scope is called counts where an operation asks for it; its description is for people."),
    "x-*": unseen,
  },
  Hubs: {
    paths: {
      added: always("note", "There is one more hub."),
      removed: always("wire", "Clients connect to a hub that is not there."),
      changed: always("wire", "Clients connect to where the hub was."),
    },
    methods: {
      added: always("note", "Clients pass over methods that they do not know."),
      removed: always("wire", "Clients listen to a method that is never called."),
      changed: always("wire", "Clients listen to the old name."),
    },
    "{times}": anyEdit("note", "Clients that are out there keep the times that they know."),
  },
} satisfies Record<string, ObjectRules>

export const callRules = {
  Paths: {
    "/{path}": {
      added: always("note", "Nobody asks for it yet."),
      removed: always("wire", "Clients ask for an operation that is not there."),
      renamed: always("wire", "Clients ask at the old path or by the old method."),
    },
    "x-*": unseen,
  },
  PathItem: {
    $ref: waived("Followed before anything is compared; what stands beside it holds first."),
    summary: words,
    description: words,
    ...Object.fromEntries(
      ["get", "put", "post", "delete", "options", "head", "patch", "trace"].map((method) => [
        method,
        walked("Operation"),
      ]),
    ),
    servers: {
      changed: always("wire", "Clients ask for the operation at an address where it is not."),
      widened: always("note", "The operation is found at one more address."),
    },
    parameters: waived("Hold for each operation of the path, and are compared there."),
    "x-*": walked("Extensions"),
  },
  Operation: {
    tags: {
      changed: always("code", "Generators sort operations by their first tag: the method is found in another class."),
      added: always("note", "Further tags are for people."),
      removed: always("note", "Further tags are for people."),
    },
    summary: words,
    description: words,
    externalDocs: words,
    operationId: {
      renamed: always("code", "The method that is generated for the operation has another name; the wire is the same."),
      added: always("note", "The operation has a name to generate a method by."),
      removed: always("code", "The method that is generated for the operation has another name."),
    },
    parameters: {
      added: always("note", "The parameter may be left out."),
      removed: rule("wire", "wire", "The parameter is not understood any more.", "Clients look for the parameter."),
      renamed: always("wire", "The parameter is not understood by its old name or in its old place."),
    },
    requestBody: {
      added: rule("note", "note", "The body may be left out.", "Clients pass over a body that they do not know."),
      removed: rule("wire", "wire", "The body is not understood any more.", "Clients wait for the body."),
    },
    responses: walked("Responses"),
    callbacks: {
      added: always("note", "Clients that do not know of a callback are not called."),
      removed: always("wire", "Clients wait to be called."),
    },
    deprecated: {
      added: always("warning", "The operation will go: whoever uses it has time to stop."),
      removed: always("note", "The operation stays."),
    },
    security: walked("SecurityRequirement"),
    servers: waived("Compared as those of the path item."),
    "x-problem-types": {
      added: always("note", "Clients have general words for refusals that they do not know."),
      removed: always("note", "Clients wait for a refusal that never comes."),
    },
    "x-open-to-blocked": {
      added: always("warning", "Blocked accounts are let in: see that this is meant."),
      removed: always("wire", "Blocked accounts who were let in are refused."),
    },
    "x-*": walked("Extensions"),
  },
} satisfies Record<string, ObjectRules>

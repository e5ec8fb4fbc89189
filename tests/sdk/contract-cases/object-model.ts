/** All fields of all objects of OpenAPI 3.1, and all keywords of JSON Schema 2020-12, as their specifications list them. */
export const objectModel: Readonly<Record<string, readonly string[]>> = {
  OpenAPI: [
    ...["openapi", "info", "jsonSchemaDialect", "servers", "paths", "webhooks", "components", "security", "tags"],
    ...["externalDocs", "x-*"],
  ],
  Info: ["title", "summary", "description", "termsOfService", "contact", "license", "version", "x-*"],
  Contact: ["name", "url", "email", "x-*"],
  License: ["name", "identifier", "url", "x-*"],
  Server: ["url", "description", "variables", "x-*"],
  ServerVariable: ["enum", "default", "description", "x-*"],
  Components: [
    ...["schemas", "responses", "parameters", "examples", "requestBodies", "headers", "securitySchemes", "links"],
    ...["callbacks", "pathItems", "x-*"],
  ],
  Paths: ["/{path}", "x-*"],
  PathItem: [
    ...["$ref", "summary", "description", "get", "put", "post", "delete", "options", "head", "patch", "trace"],
    ...["servers", "parameters", "x-*"],
  ],
  Operation: [
    ...["tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody", "responses"],
    ...["callbacks", "deprecated", "security", "servers", "x-*"],
  ],
  ExternalDocumentation: ["description", "url", "x-*"],
  Parameter: [
    ...["name", "in", "description", "required", "deprecated", "allowEmptyValue", "style", "explode"],
    ...["allowReserved", "schema", "example", "examples", "content", "x-*"],
  ],
  RequestBody: ["description", "content", "required", "x-*"],
  MediaType: ["schema", "example", "examples", "encoding", "x-*"],
  Encoding: ["contentType", "headers", "style", "explode", "allowReserved", "x-*"],
  Responses: ["default", "{status}", "x-*"],
  Response: ["description", "headers", "content", "links", "x-*"],
  Callback: ["{expression}", "x-*"],
  Example: ["summary", "description", "value", "externalValue", "x-*"],
  Link: ["operationRef", "operationId", "parameters", "requestBody", "description", "server", "x-*"],
  Header: [
    "description",
    "required",
    "deprecated",
    "style",
    "explode",
    "schema",
    "example",
    "examples",
    "content",
    "x-*",
  ],
  Tag: ["name", "description", "externalDocs", "x-*"],
  Reference: ["$ref", "summary", "description"],
  Discriminator: ["propertyName", "mapping", "x-*"],
  XML: ["name", "namespace", "prefix", "attribute", "wrapped", "x-*"],
  SecurityScheme: [
    ...["type", "description", "name", "in", "scheme", "bearerFormat", "flows", "openIdConnectUrl", "x-*"],
  ],
  OAuthFlows: ["implicit", "password", "clientCredentials", "authorizationCode", "x-*"],
  OAuthFlow: ["authorizationUrl", "tokenUrl", "refreshUrl", "scopes", "x-*"],
  SecurityRequirement: ["{name}"],
  Schema: [
    // Core.
    ...["$id", "$schema", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor", "$vocabulary", "$comment", "$defs"],
    // Applicators.
    ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "prefixItems", "items", "contains"],
    ...["properties", "patternProperties", "additionalProperties", "propertyNames"],
    ...["unevaluatedItems", "unevaluatedProperties"],
    // Validation.
    ...["type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"],
    ...["maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains", "minContains"],
    ...["maxProperties", "minProperties", "required", "dependentRequired"],
    // Annotations, formats and contents.
    ...["title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples", "format"],
    ...["contentEncoding", "contentMediaType", "contentSchema"],
    // Additions of OpenAPI.
    ...["discriminator", "xml", "externalDocs", "example", "x-*"],
  ],
}

/** Further rows of the table: notes of ours, and objects seen as a whole. */
export const besides: Readonly<Record<string, readonly string[]>> = {
  OpenAPI: ["x-hubs"],
  Operation: ["x-problem-types", "x-open-to-blocked"],
  MediaType: ["{type}"],
  Responses: ["{refusal}"],
  SecurityScheme: ["{scheme}"],
  Schema: ["x-numbers", "x-known", "x-unknown", "x-maxBytes", "x-maxGraphemes"],
  Extensions: ["x-*"],
  Hubs: ["paths", "methods", "{times}"],
  Refusal: ["{name}"],
  Message: ["{kind}"],
}

/** The rules of a contract, besides being valid OpenAPI 3.1. */
export const rulesOfContracts = {
  extends: ["recommended-strict"],
  rules: {
    "operation-operationId": "error",
    "operation-operationId-unique": "error",
    "operation-description": "off", // a summary says enough of a call whose name says it all
    "operation-summary": "error",
    "operation-tag-defined": "error",
    "tag-description": "error",
    "no-unused-components": "error",
    "no-ambiguous-paths": "off", // spec §7 has orders/{key}/status beside orders/public/{key}
    "operation-4xx-response": "error",
    "info-license": "error",
    "no-server-example.com": "error",
    "no-invalid-media-type-examples": "error",
    "no-invalid-schema-examples": "error",
  },
}

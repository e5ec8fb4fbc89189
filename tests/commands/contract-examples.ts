/** The answers of operations in the contract's examples, by operation. Source: openapi/examples/. */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import type { Said } from "../sdk/local-server.ts"

/** Answers the example of the file `openapi/examples/<file>.yaml`, read at this cursor of the account. */
export const exampleOf = (file: string, operation: string, cursor: number): Said => {
  const examples = parse(readFileSync(new URL(`../../openapi/examples/${file}.yaml`, import.meta.url), "utf8"))
  return { body: examples[operation].value, headers: { "Account-Cursor": String(cursor) } }
}

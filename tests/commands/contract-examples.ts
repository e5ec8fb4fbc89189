/** What the contract's examples say that operations answer, by operation. Source: openapi/examples/. */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import type { Said } from "../sdk/local-server.ts"

/** As the file `openapi/examples/<file>.yaml` has it, read at this cursor of the account. */
export const exampleOf = (file: string, operation: string, cursor: number): Said => {
  const examples = parse(readFileSync(new URL(`../../openapi/examples/${file}.yaml`, import.meta.url), "utf8"))
  return { body: examples[operation].value, headers: { "Account-Cursor": String(cursor) } }
}

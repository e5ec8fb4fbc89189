/** Reads what each rule of the style sheets sets, nested ones on their own, for tests that hold them to a standard. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../../scripts/base/fingerprint.mjs"

export interface Rule {
  readonly file: string
  readonly selector: string
  readonly sets: ReadonlyMap<string, string>
}

interface OpenRule {
  readonly selector: string
  readonly sets: Map<string, string>
}

const uncommented = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "")

const rulesOf = (file: string, text: string): readonly Rule[] => {
  const closed: Rule[] = []
  const open: OpenRule[] = []
  for (const [, words = "", end = ""] of uncommented(text).matchAll(/([^{};]*)([{};])/g)) {
    const said = words.trim()
    const inside = open.at(-1)
    const colon = said.indexOf(":")
    if (end === "{") open.push({ selector: said, sets: new Map() })
    else if (colon > 0) inside?.sets.set(said.slice(0, colon).trim(), said.slice(colon + 1).trim())
    if (end === "}" && inside !== undefined) closed.push({ file, ...inside })
    if (end === "}") open.pop()
  }
  return closed
}

const ui = join(root, "src/ui")

export const styleRules = (): readonly Rule[] =>
  readdirSync(ui, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .toSorted()
    .flatMap((file) => rulesOf(file, readFileSync(join(ui, file), "utf8")))

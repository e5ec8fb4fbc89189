/** One word a thing, in the code's own names, too: what the glossary has another word for stands in no identifier. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"

/** `tell` stood for five things. By the glossary they are notice, emit, broadcast, report and shown. */
const ambiguous: ReadonlySet<string> = new Set(["tell", "tells", "telling", "told", "untold"])

/** Names that recorded logs, devices or the contract know. */
const wireNames: ReadonlySet<string> = new Set(["PositionTold", "TellTyping", "tellTyping"])

const paths = globSync("{src,server,scripts}/**/*.{ts,tsx,mjs}", { cwd: root }).filter(
  (path) => !path.startsWith("src/sdk/generated/"),
)

const partsOf = (name: string): readonly string[] => name.split(/[\W_]+|(?<=[a-z0-9])(?=[A-Z])/u)

const isAmbiguous = (name: string): boolean =>
  !wireNames.has(name) && partsOf(name).some((part) => ambiguous.has(part.toLowerCase()))

const identifiersOf = (path: string, text: string): readonly string[] => {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return names
}

const strayIn = (path: string, text: string): readonly string[] =>
  // Parsing is slow, and few files have such a word at all.
  /tell|told/iu.test(text)
    ? identifiersOf(path, text)
        .filter(isAmbiguous)
        .map((name) => `${path}: ${name}`)
    : []

it("no identifier says tell where the glossary has a word", () => {
  expect(paths.length).toBeGreaterThan(1_000)
  expect(paths.flatMap((path) => strayIn(path, readFileSync(join(root, path), "utf8")))).toEqual([])
})

it("nor does a file name", () => {
  expect(paths.filter(isAmbiguous)).toEqual([])
})

it("finds the word in any place of a name, and not inside of another word", () => {
  const found = (text: string): number => strayIn("here.ts", text).length
  expect(found("export const tellListing = 1")).toBe(1)
  expect(found("const isTold = { telling: 1 }")).toBe(2)
  expect(found("type ToldFile = string")).toBe(1)
  expect(found('const intelligence = "told" // tells')).toBe(0)
  expect(found("const TellTyping = 1")).toBe(0)
})

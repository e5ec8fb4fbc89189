/** The laws of the house: each has files that keep it and tests that try to break it, and law and test name each other. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { lawFaults, lawsOf, lawsPath, type Law } from "../../scripts/house/laws.mjs"

const read = (path: string) => readFileSync(join(root, path), "utf8")

const test = { path: "tests/a.test.ts", text: "/** Nothing is lost. Law 1. */" }
const law: Law = { number: 1, keepers: ["src/a.ts"], tests: [test.path] }

it("name the tests that cite them, and no others", () => {
  const tests = globSync("tests/**/*.test.ts", { cwd: root }).map((path) => ({ path, text: read(path) }))
  const laws = lawsOf(read(lawsPath))
  expect(laws.length).toBeGreaterThanOrEqual(15)
  expect(laws.length).toBeLessThanOrEqual(30)
  expect(lawFaults(laws, tests)).toEqual([])
})

it("may be cited several in one opening", () => {
  const both = { path: test.path, text: "/**\n * Nothing is lost. D1;\n * laws 1 and\n * 2.\n */" }
  expect(lawFaults([law, { ...law, number: 2 }], [both])).toEqual([])
})

it.each<[string, readonly Law[], typeof test]>([
  ["Law 1 names no file that keeps it.", [{ ...law, keepers: [] }], test],
  ["Law 1 names no test.", [{ ...law, tests: [] }], { ...test, text: "" }],
  ["tests/a.test.ts does not cite law 1, which names it.", [law], { ...test, text: "/** Nothing is lost. */" }],
  ["tests/a.test.ts cites law 2, which does not name it.", [law], { ...test, text: "/** Lost. Laws 1, 2. */" }],
  ["Law 3 stands where law 2 should.", [law, { ...law, number: 3, tests: [] }], test],
])("are refused where %s", (fault, laws, one) => expect(lawFaults(laws, [one])).toContain(fault))

/** A test of vitest that is red while a log's bug is there, and green once it is mended. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { encodeLog, type Log } from "../../src/log/codec.ts"
import { printable } from "../../src/log/printable.ts"
import { faultOf, Misuse } from "./options.ts"

const logRoom = fileURLToPath(new URL("../../src/log", import.meta.url))

/** The folder in which such tests are written; the unit tests find them there. */
export const foundRoom = "tests/log/found"

/** A name of the log's own, so that two bugs do not meet. */
export const testName = (hash: string): string => `${foundRoom}/bug-${hash.slice(0, 8)}.test.ts`

/** The folder of the log's code, as a file names it that is somewhere else. */
const wayFrom = (file: string): string => {
  const way = relative(dirname(resolve(file)), logRoom).replaceAll("\\", "/")
  return way.startsWith(".") ? way : `./${way}`
}

/** As a program has it; signs that turn a line, or speak to a terminal that shows it, are written as escapes. */
const quoted = (text: string): string => printable(JSON.stringify(text))

/** `file`: where the test shall be. */
export const testOf = (
  log: Log,
  test: string,
  file: string,
): string => `/** A bug from a recorded log, shrunk to the events that show it: the moment below must not come. */
import { expect, it } from "vitest"
import { decodeLog } from "${wayFrom(file)}/codec.ts"
import { createLogIndex } from "${wayFrom(file)}/log-index.ts"
import { compilePredicate } from "${wayFrom(file)}/predicates.ts"
import { findAll } from "${wayFrom(file)}/questions.ts"

const bug = ${quoted(test)}

const log = [
${encodeLog(log)
  .trimEnd()
  .split("\n")
  .map((line) => `  ${quoted(line)},`)
  .join("\n")}
]

it("does not come to a moment at which the bug is there", () => {
  const [decoded, compiled] = [decodeLog(\`\${log.join("\\n")}\\n\`), compilePredicate(bug)]
  if (!("log" in decoded) || !("predicate" in compiled)) throw new Error("The log or its test can't be read.")
  const index = createLogIndex(decoded.log)
  const seqs = [...findAll(index, compiled.predicate, index.length)].map((at) => decoded.log.envelopes[at]?.seq)
  expect(seqs).toEqual([])
})
`

/** Never writes over a file: that may be the test of another bug, or this one changed by hand. */
export const writeTest = (file: string, text: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) {
      if (readFileSync(file, "utf8") === text) return
      throw new Misuse(`${file} is there already, and says something else: name another place by --out.`)
    }
    writeFileSync(file, text, { flag: "wx" })
  } catch (cause) {
    if (cause instanceof Misuse) throw cause
    throw new Misuse(`${file} can't be written: ${faultOf(cause)}.`)
  }
}

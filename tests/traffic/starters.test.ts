/** Nobody starts a server of ours whose log stays out of the dump. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"

const startsServer = /\bcreateApp\(|\blogger: |"server\/main\.ts"/u
const dumpsLog = /from "(?:\.\.?\/)+(?:traffic\/)?(?:log|dump)\.ts"/u

const sources = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith("starters.test.ts"))
  .map((name) => ({ name, text: readFileSync(join(root, "tests", name), "utf8") }))

it("is dumped by everybody who starts a server with a log", () => {
  const starters = sources.filter(({ text }) => startsServer.test(text))
  expect(starters.length).toBeGreaterThanOrEqual(5)
  expect(starters.filter(({ text }) => !dumpsLog.test(text)).map(({ name }) => name)).toEqual([])
})

/** The recipes for a change name files that are there. architecture: House rules. */
import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const root = new URL("../../", import.meta.url)
const text = readFileSync(new URL("docs/adding-a-feature.md", root), "utf8")

it("say where each thing is now", () => {
  const named = Array.from(
    text.matchAll(/`((?:src|server|tests|scripts|openapi)\/[\w./-]+)`/gu),
    ([, path = ""]) => path,
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !path.includes("applications") && !existsSync(new URL(path, root)))).toEqual([])
})

/** The one style sheet takes in every other of the interface: a rule that no page loads is no rule. architecture: House rules. */
import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { expect, it } from "vitest"

const root = new URL("../../", import.meta.url)
const theme = "src/ui/theme/theme.css"

/** The sheet, and all that it imports, and all that they import. */
const takenIn = (sheet: string): readonly string[] => {
  const text = readFileSync(new URL(sheet, root), "utf8")
  const imported = Array.from(text.matchAll(/@import "(?<path>\.[^"]+)"/gu), ({ groups }) =>
    posix.join(posix.dirname(sheet), groups?.["path"] ?? ""),
  )
  return [sheet, ...imported.flatMap(takenIn)]
}

it("is imported by theme.css, or by a sheet that theme.css imports", () => {
  const written = globSync("src/ui/**/*.css", { cwd: root }).map((path) => path.replaceAll("\\", "/"))
  const taken = new Set(takenIn(theme))
  expect(written.filter((path) => !taken.has(path))).toEqual([])
})

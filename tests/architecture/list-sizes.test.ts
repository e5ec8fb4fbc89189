/**
 * The size of a list is said once, and whoever asks for the list, folds its pages or counts them goes by it. Spec §2.
 */
import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { listSizes } from "../../src/domain/limits.ts"

const root = new URL("../../", import.meta.url)
const sourcesOf = (room: string): string =>
  globSync(`src/${room}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => readFileSync(new URL(path, root), "utf8"))
    .join("\n")

const [commands, screens] = [sourcesOf("commands"), sourcesOf("ui")]
const names = Object.keys(listSizes)

it("is said of every list that is asked for, and of none that is not", () => {
  const asked = Array.from(commands.matchAll(/\browsOfPage\(\s*"(\w+)"/gu), ([, name]) => name)
  expect([...new Set(asked)].sort()).toEqual(names)
})

it.each(names)("is the one by which a screen of %s counts its pages", (name) => {
  const counts = new RegExp(`useListPages\\(\\{\\s*list: "${name}"|listSizes\\.${name}\\b`, "u")
  expect(screens, `src/ui/screens/: useListPages({ list: "${name}", … })`).toMatch(counts)
})

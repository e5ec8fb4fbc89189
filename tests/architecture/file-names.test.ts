/** A file of the interface is found by its name: a hook's file is named for its hook, and no name stands twice. */
import { globSync, readFileSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"

const room = join(root, "src/ui")
const paths = globSync("**/*.{ts,tsx,css}", { cwd: room })

const fileNameOf = (hook: string): string => hook.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)

/** Answers what a file exports that exists when the client runs. */
const exportsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:const|function|class) (\w+)/gmu)].map(([, name = ""]) => name)

const isHook = (name: string): boolean => /^use[A-Z]/u.test(name)

/** Answers the name that a file should have: null where it exports something beside one hook. */
const wantedName = (text: string): string | null => {
  const [only = "", ...others] = exportsOf(text)
  return isHook(only) && others.length === 0 ? fileNameOf(only) : null
}

it("a file that exports one hook has the hook's name", () => {
  const strays = paths.flatMap((path) => {
    const wanted = wantedName(readFileSync(join(room, path), "utf8"))
    return wanted === null || basename(path, extname(path)) === wanted ? [] : [`${path} should be ${wanted}`]
  })
  expect(strays).toEqual([])
  expect(wantedName("export const useLongWait = () => 1")).toBe("use-long-wait")
})

it("a file that is named for a hook exports it", () => {
  const empty = paths
    .filter((path) => basename(path).startsWith("use-"))
    .filter((path) => !exportsOf(readFileSync(join(room, path), "utf8")).some(isHook))
  expect(empty).toEqual([])
})

it("no two files have one name", () => {
  const counts = Map.groupBy(paths, (path) => basename(path))
  expect([...counts.values()].filter((alike) => alike.length > 1)).toEqual([])
})

/** Nothing is shipped that nobody shows: a text whose id is nowhere, a class that nothing wears; and nothing wears a class that has no style. architecture: House rules. */
import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, it } from "vitest"

const root = new URL("../../", import.meta.url)
const files = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.includes("generated") }).map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: readFileSync(new URL(path, root), "utf8"),
  }))
const code = files("{src,server/auth,server/pages}/**/*.{ts,tsx,html,webmanifest}")
  .map(({ text }) => text)
  .join("\n")
const styles = files("src/**/*.css")

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`)

/** A text's id is written out, or put together in a template that begins with its scope. */
const unusedIds = (ids: readonly string[], source: string): readonly string[] => {
  const literals = new Set(Array.from(source.matchAll(/"([\w.-]+)"/gu), ([, literal]) => literal))
  const templates = Array.from(source.matchAll(/`([a-z-]+\.[^`\s]*)`/gu), ([, template = ""]) =>
    template.replaceAll(/\$\{[^}]*\}/gu, "\0"),
  )
  const made = [...new Set(templates)].map(
    (template) => new RegExp(`^${escaped(template).replaceAll("\0", "[\\w.-]+")}$`, "u"),
  )
  const isSaid = (id: string): boolean => literals.has(id) || made.some((pattern) => pattern.test(id))
  // A field's own words for a broken rule are called as the field is (src/ui/i18n/broken-rules.ts).
  const isRule = (id: string): boolean => {
    const at = id.lastIndexOf(".")
    return ids.includes(`core.rule${id.slice(at)}`) && isSaid(id.slice(0, at))
  }
  return ids.filter((id) => !isSaid(id) && !isRule(id))
}

const wordsOf = (source: string): ReadonlySet<string> => new Set(source.match(/[\w-]+/gu))

const classesOf = (css: string): readonly string[] => {
  const plain = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)|@import[^;]*;/gsu, "")
  return [...new Set(Array.from(plain.matchAll(/\.([a-z][\w-]*)/gu), ([, name = ""]) => name))]
}

const unworn = (css: string, words: ReadonlySet<string>): readonly string[] =>
  classesOf(css).filter((name) => !words.has(name) && !name.startsWith("maplibregl-"))

it("has a use for each text", () => {
  const ids = files("src/ui/i18n/messages/en/*.json").flatMap(({ text }) => Object.keys(JSON.parse(text) as object))
  expect(ids.length).toBeGreaterThan(700)
  expect(unusedIds(ids, code)).toEqual([])
})

/** The classes of the packages' sheets that a sheet imports, which it may style its own way. */
const importedClasses = (css: string): readonly string[] =>
  Array.from(css.matchAll(/@import "([a-z][^"]*)"/gu), ([, sheet = ""]) =>
    classesOf(readFileSync(new URL(`node_modules/${sheet}`, root), "utf8")),
  ).flat()

it("has a use for each class of the style sheets", () => {
  const words = wordsOf(code)
  const unused = styles.flatMap(({ path, text }) =>
    unworn(text, new Set([...words, ...importedClasses(text)])).map((name) => `${path} .${name}`),
  )
  expect(unused).toEqual([])
})

it("styles each class that a part wears", () => {
  const styled = new Set(styles.flatMap(({ text }) => classesOf(text)))
  const worn = files("src/ui/**/*.tsx").flatMap(({ path, text }) =>
    Array.from(text.matchAll(/className="([^"]+)"/gu), ([, names = ""]) => names.split(" ")).flatMap((names) =>
      names.filter((name) => !styled.has(name)).map((name) => `${path} .${name}`),
    ),
  )
  expect(worn).toEqual([])
})

it("has no style sheet of more than 300 lines", () => {
  const long = styles.filter(({ text }) => text.trimEnd().split("\n").length > 300)
  expect(long.map(({ path }) => basename(path))).toEqual([])
})

it("finds what nobody shows, and knows what is put together", () => {
  const ids = [
    "a.said",
    "a.dead",
    "a.kind.Order",
    "a.field",
    "a.field.required",
    "a.dead.required",
    "core.rule.required",
  ]
  const source = 'id: "a.said", `a.kind.${kind}`, label: "a.field", "core.rule.required"'
  expect(unusedIds(ids, source)).toEqual(["a.dead", "a.dead.required"])
  expect(unworn("/* .none */ .worn { inset: 0.5rem } .left > .worn:hover {}", wordsOf('className="worn"'))).toEqual([
    "left",
  ])
})

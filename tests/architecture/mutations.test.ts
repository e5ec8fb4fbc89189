/** The mistakes that `npm run test:mutants` makes: each is another program, and none is in a type or an import. */
import { expect, it } from "vitest"
import { mutated, mutationsOf } from "../../scripts/house/mutations.mjs"

const mistakesIn = (source: string): readonly string[] =>
  mutationsOf("a.ts", source).map((mutation) => mutated(source, mutation))

it.each<readonly [string, readonly string[]]>([
  ["a === b", ["a !== b"]],
  ["a < b", ["a <= b"]],
  ["a && !b", ["a || !b", "a && b"]],
  ["a ?? 1", ["a", "a ?? (1 + 1)"]],
  ["a ? b : c", ["(b)", "(c)"]],
  ["a ? true : 'x'", ["(true)", "('x')", "a ? false : 'x'", 'a ? true : "mutant"']],
  ["{ type: 'Known', ...b }", ["{ type: 'Known', ...{} }"]],
  ["() => f(b)", ["() => undefined"]],
  ["get('/orders')", []],
  ["b as 'x' | 1", []],
])("of %s are %j", (expression, mistakes) =>
  expect(mistakesIn(`const a = ${expression}`)).toEqual(mistakes.map((mistake) => `const a = ${mistake}`)),
)

it("leave out steps and answers, and turn questions", () => {
  const source = "import 'a'\ninterface B { readonly c: 1 }\nconst f = () => { if (b) c(); return d }"
  const [head = ""] = source.split("const f = () => ")
  expect(mistakesIn(source)).toEqual(
    [
      "{ if (true) c(); return d }",
      "{ if (false) c(); return d }",
      "{ if (b) ; return d }",
      "{ if (b) c(); return undefined }",
    ].map((other) => `${head}const f = () => ${other}`),
  )
})

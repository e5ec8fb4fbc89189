/** Every reader of texts reads the worst text in linear time: validators, cleaners, rules and parsers. Law 22. */
import { describe, expect, it } from "vitest"
import { isTaken } from "../share.ts"
import { readersIn, type Reader } from "./functions.ts"
import { programOf, sourcesIn } from "./program.ts"
import { recipes } from "./recipes.ts"
import { hostileTexts } from "./texts.ts"
import { slowness } from "./timing.ts"

const paths = sourcesIn(["src/domain", "server"])
const readers = readersIn(programOf(paths), paths)
const nameOf = ({ path, name }: Reader): string => `${path} ${name}`

const exported = async ({ path, name }: Reader): Promise<(...given: readonly unknown[]) => unknown> => {
  const module: unknown = await import(/* @vite-ignore */ `../../${path}`)
  const found = name.split(".").reduce<unknown>((whole, part) => Reflect.get(Object(whole), part), module)
  if (typeof found !== "function") throw new Error(`${path} does not export ${name}.`)
  return (...given) => Reflect.apply(found, undefined, given)
}

/** Of one function with every text, ten times as long in the long run, with both cores busy. */
const timeoutMs = 600_000

/** The usual run calls one in so many. */
const calledEachOf = 3

/** A refusal is as good an answer as another. */
const quietly = (read: () => unknown): void => {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}

describe("functions that read texts", () => {
  it("are found by their types", () => {
    const names = readers.map(nameOf)
    expect(names).toContain("src/domain/text.ts cleanName")
    expect(names).toContain("src/domain/search.ts searchQuery")
    expect(names).toContain("server/domain/moderation/policy.ts automaticPolicy.decide")
    expect(names).toContain("server/domain/search-terms.ts nameBegins")
    expect(readers.length).toBeGreaterThan(100)
  })

  it("can be called by machine, or have a recipe in recipes.ts", () => {
    const without = readers.filter((one) => one.makers === null && recipes[nameOf(one)] === undefined)
    expect(without.map(nameOf)).toEqual([])
    const names = new Set(readers.map(nameOf))
    expect(Object.keys(recipes).filter((name) => !names.has(name))).toEqual([])
  })
})

describe("linear in the worst texts and quick is", { timeout: timeoutMs }, () => {
  const callable = readers.filter((one) => one.makers !== null || recipes[nameOf(one)] !== undefined)
  const called = callable.filter((one) => isTaken(nameOf(one), calledEachOf))
  it.each(called.map((reader) => [nameOf(reader), reader] as const))("%s", async (name, reader) => {
    const call = await exported(reader)
    const { makers } = reader
    const recipe = recipes[name]
    const read = (text: string): void =>
      quietly(() => (recipe === undefined ? call(...(makers ?? []).map(({ make }) => make(text))) : recipe(call, text)))
    const times = recipe === undefined ? (makers ?? []).reduce((sum, { texts }) => sum + texts, 0) : 1
    expect(hostileTexts.flatMap((text) => slowness(read, text, times) ?? [])).toEqual([])
  })
})

/** No regular expression of the sources is more than linear, whatever it is given. Law 22. */
import { describe, expect, it } from "vitest"
import { isTaken } from "../share.ts"
import { everywhere, expressionsIn } from "./expressions.ts"
import { sourcesIn } from "./program.ts"
import { hostileTexts } from "./texts.ts"
import { slowness } from "./timing.ts"

const paths = sourcesIn(["src", "server"])
const found = paths.map(expressionsIn)
const literals = found.flatMap((one) => one.literals)

/** Of one expression with every text, ten times as long in the long run, with both cores busy. */
const timeoutMs = 600_000

/** The usual run tries one in so many. */
const triedEachOf = 3

/** Tested by what they are exported as, or put together of texts that nobody sends. */
const knownBuilt = ["src/domain/marks.ts"]

describe("regular expressions", { timeout: timeoutMs }, () => {
  it("are found in the sources", () => {
    expect(literals.length).toBeGreaterThan(60)
    expect(literals.map(({ text }) => text)).toContain("/\\s+/gu")
  })

  it("are written as literals, which can be read here", () => {
    expect([...new Set(found.flatMap((one) => one.built))].filter((path) => !knownBuilt.includes(path))).toEqual([])
  })

  const named = literals.map((one) => [`${one.path}:${one.line} ${one.text}`, one.text] as const)
  const tried = named.filter(([name]) => isTaken(name, triedEachOf))
  it.each(tried)("%s", (_where, text) => {
    const expression = everywhere(text)
    const read = (hostile: string): void => void hostile.replace(expression, "")
    expect(hostileTexts.flatMap((one) => slowness(read, one) ?? [])).toEqual([])
  })
})

/** The two sides of a moderator's comparison: nothing is lost, and what is the same is not marked. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { textSides, type TextPart } from "../../../src/ui/screens/moderation/text-diff.ts"
import { someText } from "../../arbitraries/values.ts"

const whole = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join("")
const changed = (parts: readonly TextPart[]): readonly string[] =>
  parts.flatMap(({ text, isChanged }) => (isChanged ? [text] : []))
const same = (parts: readonly TextPart[]): string =>
  parts
    .filter(({ isChanged }) => !isChanged)
    .map(({ text }) => text)
    .join("")

const aText = fc
  .array(fc.oneof(someText, fc.constantFrom("paint", "два", " ", "wall")), { maxLength: 6 })
  .map((all) => all.join(" "))

describe("two texts", () => {
  it("are each whole in their own side, and what is not marked is the same in both", () => {
    fc.assert(
      fc.property(aText, aText, (before, after) => {
        const sides = textSides(before, after)
        expect(whole(sides.before)).toBe(before)
        expect(whole(sides.after)).toBe(after)
        expect(same(sides.before)).toBe(same(sides.after))
        expect(new Set(sides.after.map(({ at }) => at)).size).toBe(sides.after.length)
      }),
    )
  })

  it("that are equal have nothing marked", () => {
    fc.assert(
      fc.property(aText, (text) => {
        const { before, after } = textSides(text, text)
        expect([...changed(before), ...changed(after)]).toEqual([])
      }),
    )
  })

  it("differ by words in any script", () => {
    const sides = textSides("Покрасить две стены", "Покрасить три стены")
    expect(changed(sides.before)).toEqual(["две"])
    expect(changed(sides.after)).toEqual(["три"])
    expect(changed(textSides("Put up two raised beds", "Put up three raised beds").after)).toEqual(["three"])
  })

  it("of the greatest length that have nothing in common are compared at once", () => {
    const words = (letter: string): string => Array.from({ length: 5_000 }, (_, at) => `${letter}${at}`).join(" ")
    const { before, after } = textSides(words("a"), words("b"))
    expect(changed(before).join("").length + changed(after).join("").length).toBeGreaterThan(0)
  })
})

/** Texts that nobody can see say nothing, and one sign that is seen among them does. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { seenLine } from "../../src/domain/graphemes.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { isCrowded } from "../../src/domain/marks.ts"
import {
  cleanName,
  emailRules,
  listingNameRules,
  multiLine,
  personNameRules,
  supportNameRules,
  textAreaRules,
} from "../../src/domain/text.ts"
import { digits, emoji, forbidden, letters, plainSigns, spaces, unseenSigns } from "./characters.ts"

const unseen = fc
  .array(fc.oneof(fc.constantFrom(...unseenSigns), fc.constantFrom(...spaces)), { maxLength: 40 })
  .map((signs) => signs.join(""))
  .filter((text) => !isCrowded(text))
const rules = [
  personNameRules,
  supportNameRules,
  listingNameRules,
  emailRules,
  (text: string) => textAreaRules(text, textLimits.chatMessage),
  (text: string) => textAreaRules(text, textLimits.listingDescription),
]

it("is missing wherever something must be said, and nothing is kept of it", () => {
  fc.assert(
    fc.property(unseen, (text) => {
      for (const rulesOf of rules) expect(rulesOf(text)).toEqual(["required"])
      expect([multiLine(text), seenLine(text), cleanName(text)]).toEqual(["", "", ""])
    }),
    { numRuns: 500 },
  )
})

it("says something with one letter, digit, sign or picture among it", () => {
  const seen = [...letters, ...digits, ...forbidden, ...emoji, ...plainSigns]
  fc.assert(
    fc.property(unseen, fc.constantFrom(...seen), unseen, (before, sign, after) => {
      const text = `${before}${sign}${after}`
      fc.pre(!isCrowded(text))
      for (const rulesOf of rules) expect(rulesOf(text)).not.toContain("required")
      expect(multiLine(text)).not.toBe("")
    }),
    { numRuns: 500 },
  )
})

it("may be left where nothing need be said", () => {
  expect(textAreaRules("\u200B\u3164", textLimits.feedbackDetails)).toEqual([])
})

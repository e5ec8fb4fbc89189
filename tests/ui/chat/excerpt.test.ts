/** A row of a found chat shows and marks the words that were looked for, however late they come in the message. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { excerpt, type Passage } from "../../../src/ui/screens/chat/excerpt.ts"

const long = "We have looked at all the rooms again. "

const whole = (passages: readonly Passage[]): string => passages.map(({ text }) => text).join("")

it.each([
  ["Monday is fine", "fine", "Monday is fine"],
  [`${long}Monday is fine`, "monday", "… rooms again. Monday is fine"],
  [`${long}Die KÜCHE`, "kuche die", "… rooms again. Die KÜCHE"],
  [`${long}👩‍🔧 on Monday`, "monday", "… again. 👩‍🔧 on Monday"],
  [`${long}\nMonday`, "monday", "… rooms again. \nMonday"],
  ["The inside of my box is 70.", "box", "… inside of my box is 70."],
  ["Donaudampfschifffahrtsgesellschaft", "gesell", "… ampfschifffahrtsgesellschaft"],
  [`${long}Ремонт кухни`, "remont", "… rooms again. Ремонт кухни"],
  [`${long}Hauptstraße 5`, "STRASSE", "… again. Hauptstraße 5"],
  [`${long}Bade\u00ADzimmer`, "badezimmer", "… rooms again. Bade\u00ADzimmer"],
  [`${long}IŞIK`, "ısık", "… rooms again. IŞIK"],
  [`${long}Mon-Fri, (Sunday)`, "(sunday)!", "… Mon-Fri, (Sunday)"],
  [long, "tuesday", long],
])("of %j for %j is %j", (text, term, shown) => {
  expect(whole(excerpt(text, term))).toBe(shown)
})

it.each([
  ["Monday is fine", "fine", ["fine"]],
  [`${long}Die KÜCHE, eine Küche`, "kuche die", ["Die", "KÜCHE", "Küche"]],
  [`${long}Bade\u00ADzimmer`, "badezimmer", ["Bade\u00ADzimmer"]],
  ["Hauptstraße 5", "STRASSE", ["straße"]],
  ["Ремонт кухни", "remont", ["Ремонт"]],
  ["Щит", "s", ["Щ"]],
  ["aaaa", "aa", ["aaaa"]],
  ["nothing", "-", []],
])("of %j for %j marks %j", (text, term, marked) => {
  expect(excerpt(text, term).flatMap((passage) => (passage.isFound ? [passage.text] : []))).toEqual(marked)
})

it("ends as the text does, and marks no stretch beside another", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, term) => {
      expect(text.endsWith(whole(excerpt(text, term)).replace(/^… /u, ""))).toBe(true)
      expect(excerpt(text, term).some(({ isFound }, at, all) => isFound && all[at + 1]?.isFound)).toBe(false)
    }),
  )
})

/** A row of a found chat shows the word that was looked for, however late it comes in the message. E370. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { excerpt } from "../../../src/ui/screens/chat/excerpt.ts"

const long = "We have looked at all the rooms again. "

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
  expect(excerpt(text, term)).toBe(shown)
})

it("ends as the text does", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, term) => {
      expect(text.endsWith(excerpt(text, term).replace(/^… /u, ""))).toBe(true)
    }),
  )
})

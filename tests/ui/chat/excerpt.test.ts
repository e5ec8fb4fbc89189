/** A row of a found chat shows the word that was looked for, however late it comes in the message. E370. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { excerpt } from "../../../src/ui/screens/chat/excerpt.ts"

const long = "We have looked at all the rooms again. "

it.each([
  ["Monday is fine", "fine", "Monday is fine"],
  [`${long}Monday is fine`, "monday", "… he rooms again. Monday is fine"],
  [`${long}Die KÜCHE`, "kuche die", "… he rooms again. Die KÜCHE"],
  [`${long}👩‍🔧 on Monday`, "monday", "… s again. 👩‍🔧 on Monday"],
  [`${long}\nMonday`, "monday", "… e rooms again. \nMonday"],
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

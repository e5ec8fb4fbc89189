/** Bookmarks come from files: whatever a header has in their place, the log is read. architecture: Theatre. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { bookmarksOf, longestLabel, withBookmarks } from "../../src/log/bookmarks.ts"
import { decodeLog, encodeLog, type Bookmark, type LogHeader } from "../../src/log/codec.ts"
import { header } from "./some-log.ts"

const aBookmark = fc.record({ seq: fc.nat(), label: fc.string({ maxLength: longestLabel }) })

it("come back from a file as they were", () => {
  fc.assert(
    fc.property(fc.array(aBookmark, { maxLength: 20 }), (bookmarks) => {
      const decoded = decodeLog(encodeLog({ header: withBookmarks(header, bookmarks), envelopes: [] }))
      expect("log" in decoded && bookmarksOf(decoded.log.header)).toEqual(bookmarks)
    }),
  )
})

it("are bounded, and what is none is passed over", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (bookmarks) => {
      for (const { seq, label } of bookmarksOf({ ...header, bookmarks } as unknown as LogHeader)) {
        expect(Number.isSafeInteger(seq)).toBe(true)
        expect(label.length).toBeLessThanOrEqual(longestLabel)
      }
    }),
  )
  const many: readonly Bookmark[] = Array.from({ length: 2_000 }, (_, seq) => ({ seq, label: "x".repeat(900) }))
  const kept = bookmarksOf({ ...header, bookmarks: many })
  expect(kept).toHaveLength(500)
  expect(kept[0]?.label).toHaveLength(longestLabel)
  expect(bookmarksOf(header)).toEqual([])
})

it("leave no trace in a log that has none", () => {
  expect(withBookmarks(withBookmarks(header, [{ seq: 1, label: "a" }]), [])).toEqual(header)
})

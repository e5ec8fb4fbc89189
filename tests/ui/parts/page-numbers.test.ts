/**
 * Pagination has the ends, the current page and its neighbours, and never hides a single page (experience: Lists and
 * cards).
 */
import { assert, constant, integer, property, record } from "fast-check"
import { describe, expect, it } from "vitest"
import { pageNumbers } from "../../../src/ui/parts/page-numbers.ts"

const place = integer({ min: 1, max: 5000 }).chain((pages) =>
  record({ pages: constant(pages), page: integer({ min: 1, max: pages }) }),
)

describe("page numbers", () => {
  it.each([
    { page: 5, pages: 9, named: [1, "gap-before", 4, 5, 6, "gap-after", 9] },
    { page: 1, pages: 2, named: [1, 2] },
    { page: 1, pages: 42, named: [1, 2, "gap-after", 42] },
    { page: 42, pages: 42, named: [1, "gap-before", 41, 42] },
    { page: 3, pages: 5, named: [1, 2, 3, 4, 5] },
    { page: 4, pages: 7, named: [1, 2, 3, 4, 5, 6, 7] },
  ])("at $page of $pages", ({ page, pages, named }) => expect(pageNumbers(page, pages)).toEqual(named))

  it("rise, name the ends and the page, and leave out at least two at a gap", () =>
    assert(
      property(place, ({ page, pages }) => {
        const named = pageNumbers(page, pages)
        const numbers = named.filter((one) => typeof one === "number")
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        numbers.forEach((one, index) => {
          const before = numbers[index - 1]
          const isAfterGap = typeof named[named.indexOf(one) - 1] === "string"
          if (before !== undefined) expect(isAfterGap ? one - before > 2 : one - before === 1).toBe(true)
        })
      }),
    ))
})

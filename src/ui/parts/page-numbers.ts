/**
 * The page numbers of a pagination: the ends, the current page and its neighbours; a gap of one page is filled
 * (experience: Lists and cards).
 */
export type PageNumbers = readonly (number | "gap-before" | "gap-after")[]

export const pageNumbers = (page: number, pages: number): PageNumbers => {
  const named = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((one, other) => one - other)
  return named.flatMap((one, place): PageNumbers => {
    const skipped = one - (named[place - 1] ?? 0) - 1
    if (skipped === 0) return [one]
    if (skipped === 1) return [one - 1, one]
    return [one <= page ? "gap-before" : "gap-after", one]
  })
}

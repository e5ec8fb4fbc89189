/** Which pages a pagination names: the ends, the present one and its neighbours; a gap of one is no gap (UX: Lists). */
export type PageNumbers = readonly (number | "gap")[]

export const pageNumbers = (page: number, pages: number): PageNumbers => {
  const named = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return named
    .sort((one, other) => one - other)
    .flatMap((one, place): PageNumbers => {
      const skipped = one - (named[place - 1] ?? 0) - 1
      if (skipped === 0) return [one]
      return skipped === 1 ? [one - 1, one] : ["gap", one]
    })
}

/** Notes what a newer contract has and this client passes over: each place once, however many answers have it. */

/** `places`: fields and enumerations such as `Order.colour`; never what stands there. */
export type Noted = (operation: string, places: readonly string[]) => void

export const notedOnce = (note: Noted): Noted => {
  const known = new Set<string>()
  return (operation, places) => {
    const news = [...new Set(places)].filter((place) => !known.has(place))
    for (const place of news) known.add(place)
    if (news.length > 0) note(operation, news)
  }
}

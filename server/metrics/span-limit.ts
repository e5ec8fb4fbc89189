/** Bounds what clients may tell of their spans in a minute: nobody can crowd out others, nor fill the collector. */
import { networkOf } from "../contract/networks.ts"

const windowMs = 60_000
const most = { ofNetwork: 600, ofAll: 6_000 } as const

/** Answers how many of these spans a network may tell now; `clock` is in ms. */
export const createSpanLimit = (clock: () => number): ((address: string, wanted: number) => number) => {
  let [endsAt, all] = [0, 0]
  const taken = new Map<string, number>()
  return (address, wanted) => {
    if (clock() >= endsAt) {
      ;[endsAt, all] = [clock() + windowMs, 0]
      taken.clear()
    }
    const network = networkOf(address)
    const before = taken.get(network) ?? 0
    const may = Math.max(0, Math.min(wanted, most.ofNetwork - before, most.ofAll - all))
    all += may
    if (may > 0) taken.set(network, before + may)
    return may
  }
}

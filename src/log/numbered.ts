/** Things in the order of their numbers, each number once, however they came. architecture: Replay. */

export interface Numbered<T> {
  /** Answers the one that had the number before, which stays; "late" for a number below an earlier one. */
  readonly add: (one: T) => "next" | "late" | { readonly first: T }
  readonly all: () => readonly T[]
}

export const createNumbered = <T extends { readonly seq: number }>(): Numbered<T> => {
  const all: T[] = []
  let highest = Number.NEGATIVE_INFINITY
  let isSorted = true
  /** Made once a number is not higher than those before it, as that is seldom. */
  let known: Map<number, T> | null = null
  return {
    add: (one) => {
      const isNext = one.seq > highest
      if (!isNext) {
        known ??= new Map(all.map((other) => [other.seq, other]))
        const first = known.get(one.seq)
        if (first !== undefined) return { first }
        isSorted = false
      } else highest = one.seq
      known?.set(one.seq, one)
      all.push(one)
      return isNext ? "next" : "late"
    },
    all: () => (isSorted ? all : all.toSorted((a, b) => a.seq - b.seq)),
  }
}

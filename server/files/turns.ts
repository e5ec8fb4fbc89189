/** Lets only so many of something go on at once; the rest wait for their turn. D38. */

/** Runs what it is given, at most so many at a time, in the order in which they came. */
export const createTurns = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** A semaphore: bounds how much of something runs at once; the rest waits, first come, first served. D38. */

/** @param most how many pieces of work may run at once */
export const createSemaphore = (most: number) => {
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

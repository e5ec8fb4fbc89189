/** Remembers the newest few of many things by name, so that nobody fills what the company keeps in mind. */
export interface Memory<Value> {
  readonly get: (name: string) => Value | undefined
  readonly has: (name: string) => boolean
  readonly set: (name: string, value: Value) => void
}

export const createMemory = <Value>(most: number): Memory<Value> => {
  const kept = new Map<string, Value>()
  return {
    get: (name) => kept.get(name),
    has: (name) => kept.has(name),
    set: (name, value) => {
      kept.delete(name)
      kept.set(name, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}

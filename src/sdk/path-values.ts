/** Refuses values that a path can't carry, before anything is sent. */
const placeholders = /\{(\w+)\}/gu

/** Addresses are resolved, so that these lead to another operation than the one that is meant. E703. */
const resolvedAway: ReadonlySet<string> = new Set(["", ".", ".."])

/** `undefined` and `null`, which no type lets through, would leave the parameter's name in the path. */
const isLost = (value: unknown): boolean => value === undefined || value === null || resolvedAway.has(String(value))

/** Throws what becomes a failure in `failureOfThrown`, as nothing else comes back from within a request. */
export const refuseLost = (operation: string, values: Readonly<Record<string, unknown>> = {}): void => {
  const lost = [...operation.matchAll(placeholders)].flatMap(([, name = ""]) => (isLost(values[name]) ? [name] : []))
  if (lost.length > 0) throw new Error(`${operation} has no value for ${lost.join(" and ")}.`)
}

/**
 * Values of which the newest one counts (last-write-wins registers), such as an unread count; never an increment.
 * architecture: Events, rule 2.
 */
export interface Counted {
  readonly count: number
  readonly asOf: number
}

export const newest = (registers: Record<string, Counted>, key: string, { count, asOf }: Counted): void => {
  const known = registers[key]
  if (known === undefined || known.asOf <= asOf) registers[key] = { count, asOf }
}

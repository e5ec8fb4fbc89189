/** Facts of which only the newest counts, such as an unread count. Never a blind +1. architecture: Events, rule 2. */
export interface Counted {
  readonly count: number
  readonly asOf: number
}

export const newest = (registers: Record<string, Counted>, key: string, { count, asOf }: Counted): void => {
  const known = registers[key]
  if (known === undefined || known.asOf <= asOf) registers[key] = { count, asOf }
}

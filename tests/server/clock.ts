/** The server's clock, for tests. It starts at the real time, which tokens are checked against. */
export interface Clock {
  readonly now: () => Date
  readonly advance: (ms: number) => void
}

export const newClock = (): Clock => {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms) => {
      aheadMs += ms
    },
  }
}

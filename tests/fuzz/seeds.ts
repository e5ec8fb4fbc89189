/** Where a random test begins: anew in each run, or where somebody says, to repeat one. */

export interface Seed {
  readonly seed: number
  /** Somebody repeats a run, and wants nothing else. */
  readonly isGiven: boolean
}

/** `name` is that of the environment's variable which repeats a run. */
export const freshSeed = (name: string): Seed => {
  const given = process.env[name]
  return { seed: Number(given ?? Date.now() % 1_000_000_000), isGiven: given !== undefined }
}

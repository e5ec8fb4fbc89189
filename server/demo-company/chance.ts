/** Chance that falls the same way whenever it is asked again: by a name, so that a decision can be repeated. */
import { createHash } from "node:crypto"

/** From 0 on, below 1. */
export const chance = (seed: string): number => createHash("sha256").update(seed).digest().readUInt32BE(0) / 2 ** 32

/** Answers one of all, by the seed; undefined of none. */
export const oneOf = <One>(all: readonly One[], seed: string): One | undefined =>
  all[Math.floor(chance(seed) * all.length)]

/** In an order of its own for each seed. */
export const shuffled = <One>(all: readonly One[], seed: string, nameOf: (one: One) => string): readonly One[] =>
  all.toSorted((a, b) => chance(`${seed}/${nameOf(a)}`) - chance(`${seed}/${nameOf(b)}`))

/**
 * Takes of many cases that are alike a share by a fresh seed, in the usual run. The long run takes all, and so does
 * `TEST_SHARE=all`.
 */
import { createHash } from "node:crypto"

/** The size of this run against the usual one: ten for `npm run test:long`. */
export const scale = Number(process.env["TEST_SCALE"] ?? 1)

export const takesAll = scale > 1 || process.env["TEST_SHARE"] === "all"

const given = process.env["TEST_SEED"]

/** Says what is taken, and in which order; a run has one, which all its processes share. */
export const seed = Number(given ?? Date.now() % 1_000_000)

if (given === undefined) {
  console.log(`TEST_SEED=${seed} repeats what this run chooses.`)
  // A runner that reads this file first hands its choice to the processes of its tests.
  process.env["TEST_SEED"] = String(seed)
}

/** A number by chance for each seed and name, the same in every process. */
export const lotOf = (name: string): number => createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE()

/** Answers whether this run takes the case, as it does one of so many. */
export const isTaken = (name: string, eachOf: number): boolean => takesAll || lotOf(name) % eachOf === 0

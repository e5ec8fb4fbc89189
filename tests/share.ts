/**
 * What the usual run takes of many cases that are alike: a share by a fresh seed. The long run takes all, and so does
 * `TEST_SHARE=all`. E391.
 */

/** How much larger than usual this run is: ten for `npm run test:long`. */
export const scale = Number(process.env["TEST_SCALE"] ?? 1)

export const takesAll = scale > 1 || process.env["TEST_SHARE"] === "all"

const given = process.env["TEST_SEED"]

/** Says what is taken; `npm test` gives one to all its workers. */
export const seed = Number(given ?? Date.now() % 1_000_000)

if (given === undefined && !takesAll) console.log(`TEST_SEED=${seed} takes the same cases again.`)

const mixed = (hash: number, shift: number, factor: number): number => Math.imul(hash ^ (hash >>> shift), factor)

/** A number by chance for each seed and name, of 32 bits that are all as good (FNV-1a, then mixed as murmur3 does). */
export const lotOf = (name: string): number => {
  const hash = [...`${seed} ${name}`].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  )
  const half = mixed(mixed(hash, 16, 0x85ebca6b), 13, 0xc2b2ae35)
  return (half ^ (half >>> 16)) >>> 0
}

/** Whether this run takes the case, as it does one of so many. */
export const isTaken = (name: string, eachOf: number): boolean => takesAll || lotOf(name) % eachOf === 0

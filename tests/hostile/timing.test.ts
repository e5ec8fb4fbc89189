/** A reader that is quadratic is told by its growth at each step; one step of the memory is none. */
import { expect, it } from "vitest"
import { largestBytes, type HostileText } from "./texts.ts"
import { slowness } from "./timing.ts"

const text: HostileText = { name: "letters", of: (bytes) => "a".repeat(bytes) }

/** Spins for so many steps. */
const spin = (steps: number): void => {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step)
  expect(sum).toBeGreaterThanOrEqual(0)
}

/** Steps that take some 30 ms, so that they are measured. */
const measured = 20_000_000

it("knows a reader that is quadratic", () => {
  const quadratic = ({ length }: string): void => spin(measured * (length / largestBytes) ** 2)
  expect(slowness(quadratic, text)).toMatch(/times the time for 4 times the text|ms for/u)
})

it("takes a step at one size for no growth", () => {
  const stepping = ({ length }: string): void =>
    spin(measured * (length / largestBytes) * (length < largestBytes / 2 ? 0.2 : 1))
  expect(slowness(stepping, text)).toBe(null)
})

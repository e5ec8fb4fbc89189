/** Histories of one account on the small server: what happened, and what a client asked for in between. */
import * as fc from "fast-check"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { deepFrozen, enveloped } from "./logs.ts"
import { answer, listNames, questionNames, type Question } from "./world-answers.ts"
import { changeNames, happen, type Change } from "./world-changes.ts"
import { emptyWorld, type World } from "./world.ts"

export interface History {
  /** Notices and answers in the order in which they became true. */
  readonly facts: readonly Envelope[]
  readonly questions: readonly Question[]
  readonly end: World
}

const aChange: fc.Arbitrary<Change> = fc.record({
  change: fc.constantFrom(...changeNames),
  which: fc.integer({ min: 1, max: 60 }),
  state: fc.nat({ max: 40 }),
})

const aQuestion: fc.Arbitrary<Question> = fc.record({
  question: fc.oneof(fc.constantFrom(...questionNames), fc.constantFrom(...listNames)),
  which: fc.nat({ max: 7 }),
  tab: fc.nat({ max: 5 }),
  page: fc.integer({ min: 1, max: 3 }),
})

/** The number of each kind before the client came: a few, or more than a page. */
const someBefore = fc.constantFrom(0, 3, 50, 90)

const before = (many: number): World => {
  const world = emptyWorld()
  const kinds = ["listing", "application", "deal", "message", "notify", "executant", "favorite"] as const
  for (let which = 1; which <= many; which += 1) {
    for (const change of kinds) happen(world, { change, which, state: change === "listing" ? 16 : 0 })
  }
  return world
}

/** The history of these steps, on a server where so many of each kind came before. */
export const lived = (many: number, steps: readonly (Change | Question)[]): History => {
  const end = before(many)
  const facts = steps.map((step, index) => {
    const event: AppEvent = "change" in step ? happen(end, step) : answer(end, step)
    return enveloped(event, index + 1, "change" in step ? "hub" : "rest")
  })
  return { facts: deepFrozen(facts), questions: steps.filter((step) => "question" in step), end }
}

export const aHistory: fc.Arbitrary<History> = fc
  .tuple(
    someBefore,
    fc.array(fc.oneof({ weight: 3, arbitrary: aChange }, { weight: 2, arbitrary: aQuestion }), {
      maxLength: 40,
      size: "max",
    }),
  )
  .map(([many, steps]) => lived(many, steps))

const shuffled = <T>(all: readonly T[]): fc.Arbitrary<T[]> => fc.shuffledSubarray([...all], { minLength: all.length })

/** Every fact at least once, some twice, in any order. */
export const deliveries = (facts: readonly Envelope[]): fc.Arbitrary<readonly Envelope[]> =>
  fc.subarray([...facts]).chain((again) => shuffled([...facts, ...again]))

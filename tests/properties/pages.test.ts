/**
 * The agreement law on the small server: what a list shows is what the server would answer now, or it says so. Law 4.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aHistory, deliveries } from "../arbitraries/histories.ts"
import { answer } from "../arbitraries/world-answers.ts"
import { shown } from "./shown-pages.ts"

const aDelivery = aHistory.chain((history) => deliveries(history.facts).map((delivered) => ({ history, delivered })))

describe("a page of a list", () => {
  it("agrees with a fresh answer, or says that it is stale", () => {
    let agreed = 0
    fc.assert(
      fc.property(aDelivery, ({ history, delivered }) => {
        const models = foldPlain(delivered)
        for (const question of history.questions) {
          const fresh = answer(history.end, question)
          const page = shown(models, fresh)
          if (page === null) continue
          expect(page).toBeDefined()
          if (page === undefined || page.stale) continue
          const now = shown(foldPlain([enveloped(fresh)]), fresh)
          expect({ question, ...page }).toEqual({ question, ...now })
          agreed += 1
        }
      }),
      { numRuns: 300 },
    )
    expect(agreed).toBeGreaterThan(100)
  })

  it("is not stale once it was asked for again", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, delivered }) => {
        for (const question of history.questions) {
          const fresh = answer(history.end, question)
          const page = shown(foldPlain([...delivered, enveloped(fresh)]), fresh)
          if (page !== null) expect(page).toMatchObject({ stale: false })
        }
      }),
    )
  })

  it("always says a count that fits what it shows", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, delivered }) => {
        const models = foldPlain(delivered)
        for (const question of history.questions) {
          const page = shown(models, answer(history.end, question))
          if (page !== null && page !== undefined) expect(page.count).toBeGreaterThanOrEqual(page.keys.length)
        }
      }),
    )
  })
})

/**
 * Every status of a deal × every call that moves it, by both sides: what the table has goes well, all else is refused
 * by name. Spec §4. Law 20.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  dealLifecycle,
  dealMoves,
  dealStatusNumbers,
  type DealMove,
  type DealStatus,
} from "../../../src/domain/deals.ts"
import { dealt } from "../../contract/situations.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { api, expectMove, movesOf, namesOf, others, sending, type Asked } from "../listings/asking-moves.ts"

const dealStatuses = namesOf<DealStatus>(dealStatusNumbers)
const sides = ["customer", "executant"] as const

describe.each(oneEngine)("a deal on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it.each(dealStatuses)("that is %s does what the table says, whichever side asks", async (state) => {
    const { customer, worker, executant, deal } = await dealt(app)
    const by = {
      customer: {
        person: customer,
        key: customer.key,
        rates: `${api}/executant/${executant.key}/feedbacks`,
        more: {},
      },
      executant: {
        person: worker,
        key: executant.key,
        rates: `${api}/customer/${customer.key}/feedbacks`,
        more: { authorKey: executant.key },
      },
    } as const
    const root = `${api}/deals/${deal.key}`
    const calls = sides.flatMap((side): readonly Asked<DealMove>[] => {
      const { person, key: participantKey, rates, more } = by[side]
      const body = { participantKey, reason: "IncorrectPrice" }
      return [
        {
          move: "close",
          call: `close by the ${side}`,
          send: () => person.fetch(`${root}/close`, sending("POST", { participantKey })),
        },
        {
          move: "cancel",
          call: `cancel by the ${side}`,
          send: () => person.fetch(`${root}/cancel`, sending("POST", body)),
        },
        {
          move: "rate",
          call: `rate by the ${side}`,
          send: () => person.fetch(rates, sending("POST", { dealKey: deal.key, rating: 5, ...more })),
        },
      ]
    })
    expect(movesOf(calls)).toEqual(others(dealMoves))
    const row = app.db.selectFrom("deals").select("status").where("key", "=", deal.key)
    const now = async () => (await row.executeTakeFirstOrThrow()).status
    const ends = {
      closed_date: state === "Closed" ? app.clock.now() : null,
      canceling_reason: state === "Canceled" ? ("IncorrectPrice" as const) : null,
      canceled_by: state === "Canceled" ? ("Customer" as const) : null,
    }
    for (const asked of calls) {
      await app.db
        .updateTable("deals")
        .set({ status: state, ...ends })
        .where("key", "=", deal.key)
        .execute()
      const to = dealLifecycle[state][asked.move]
      const refusal = "DealInvalidStateException"
      await expectMove(asked, { state, to, refusal, details: { status: state }, now })
      if (to !== undefined) expect([asked.call, await now()]).toEqual([asked.call, to])
    }
  })
})

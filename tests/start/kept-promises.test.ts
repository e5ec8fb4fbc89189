/** In development the running app says which promise of its read models an event broke. docs/replay.md. */
import { Subject } from "rxjs"
import { expect, it } from "vitest"
import type { Envelope } from "../../src/events/envelope.ts"
import { brokenBetween } from "../../src/projections/invariants.ts"
import { createStore } from "../../src/projections/store.ts"
import { watchPromises } from "../../src/start/kept-promises.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { rethrown } from "../projections/rethrown.ts"

const setUp = () => {
  const envelopes = new Subject<Envelope>()
  const store = createStore(envelopes, { schedule: (flush) => flush(), freeze: true, onFailure: rethrown })
  const looks: (() => void)[] = []
  const said: string[] = []
  watchPromises({
    store,
    brokenBetween,
    whenIdle: (look) => looks.push(look),
    onBroken: (what) => said.push(what),
  })
  let seq = 0
  const count = (unread: number): void => {
    seq += 1
    envelopes.next(enveloped({ type: "NotificationsUnreadCounted", count: unread, asOf: seq }, seq, "hub"))
  }
  const rest = (): void => looks.splice(0).forEach((look) => look())
  return { count, rest, looks, said }
}

it("looks once for all that came until the page is idle", () => {
  const { count, rest, looks, said } = setUp()
  for (const unread of [1, 2, 3]) count(unread)
  expect(looks).toHaveLength(1)
  rest()
  expect(said).toEqual([])
})

it("says a promise that is broken, once, and goes on looking", () => {
  const { count, rest, said } = setUp()
  count(-1)
  rest()
  expect(said).toEqual([expect.stringMatching(/^in notifications, .* is -1$/u)])
  count(2)
  rest()
  count(-1)
  rest()
  expect(said).toHaveLength(1)
  count(-2)
  rest()
  expect(said).toEqual([expect.any(String), expect.stringMatching(/is -2$/u)])
})

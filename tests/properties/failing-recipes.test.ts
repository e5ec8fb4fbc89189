/**
 * An event whose recipe throws changes nothing and is noted, and all others are folded: live in batches, one by one, on
 * plain state and in the index of a log. Law 26.
 */
import * as fc from "fast-check"
import { Subject } from "rxjs"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { createEventStream } from "../../src/events/stream.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { verdictOf } from "../../src/log/verdict.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { createStore } from "../../src/projections/store.ts"
import { noteFailedRecipes } from "../../src/start/failed-recipes.ts"
import { momentOf } from "../arbitraries/keys.ts"
import { someEnvelopes } from "../arbitraries/logs.ts"
import { header } from "../log/some-log.ts"

/** The event with a field that can't be read, so that the recipes throw that come to it, some of them half-way. */
const spoilt = (event: AppEvent, nth: number): AppEvent => {
  const fields = Object.keys(event).filter((name) => name !== "type")
  const [field] = fields.slice(nth % Math.max(fields.length, 1))
  if (field === undefined) return event
  const get = (): never => {
    throw new TypeError(`${field} can't be read`)
  }
  return Object.defineProperty({ ...event }, field, { enumerable: true, get })
}

/** The places of fields that are spoilt; null: the event is whole. */
const aPlan = fc.array(fc.option(fc.nat(5), { freq: 2 }), { minLength: 1, maxLength: 40 })

afterEach(() => {
  vi.restoreAllMocks()
})

const live = (envelopes: readonly Envelope[], size: number) => {
  const subject = new Subject<Envelope>()
  const failed: number[] = []
  const onFailure = ({ seq }: Envelope): void => void failed.push(seq)
  const store = createStore(subject, { schedule: () => undefined, freeze: true, onFailure })
  for (const [at, envelope] of envelopes.entries()) {
    if (at % size === 0) store.flush()
    subject.next(envelope)
  }
  store.flush()
  return { models: store.models(), failed }
}

describe("an event whose recipe throws", () => {
  it("changes nothing, wherever it is folded, and takes no other event with it", () => {
    let failures = 0
    fc.assert(
      fc.property(someEnvelopes(), aPlan, fc.integer({ min: 2, max: 15 }), (whole, plan, size) => {
        const envelopes = whole.map((envelope, at) => {
          const nth = plan[at % plan.length] ?? null
          return nth === null ? envelope : { ...envelope, event: spoilt(envelope.event, nth) }
        })
        const failed: number[] = []
        const plain = foldPlain(envelopes, undefined, ({ seq }) => void failed.push(seq))
        failures += failed.length
        expect(live(envelopes, envelopes.length)).toEqual({ models: plain, failed })
        expect(live(envelopes, size)).toEqual({ models: plain, failed })
        expect(live(envelopes, 1)).toEqual({ models: plain, failed })
        const index = createLogIndex({ header, envelopes })
        expect(index.stateAfter(envelopes.length)).toEqual(plain)
        expect([...index.failures.keys()].map((at) => envelopes[at]?.seq)).toEqual(failed)
        const last = [...index.steps(0, envelopes.length)].at(-1)?.after ?? plain
        expect(last).toEqual(plain)
        expect(foldPlain(envelopes.filter(({ seq }) => !failed.includes(seq)))).toEqual(plain)
      }),
    )
    expect(failures).toBeGreaterThan(100)
  })

  it("is told once on the console and once in the stream, where nothing goes round in circles", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const stream = createEventStream(() => momentOf(1))
    const heard: Envelope[] = []
    stream.envelopes.subscribe((envelope) => heard.push(envelope))
    const store = createStore(stream.envelopes, {
      schedule: () => undefined,
      freeze: true,
      onFailure: noteFailedRecipes((events, origin) => stream.emit(events, { origin, cause: null })),
    })
    const route: AppEvent = { type: "RouteChanged", path: "/deals", search: "" }
    const offline: AppEvent = { type: "NetworkChanged", online: false }
    stream.emit([{ type: "SignedIn" }, spoilt(offline, 0), route], { origin: "hub", cause: null })
    store.flush()
    store.flush()
    expect(said).toHaveBeenCalledTimes(1)
    expect(store.models()).toMatchObject({ navigation: { path: "/deals" }, connection: { online: true } })
    const message = "TypeError: online can't be read"
    expect(heard.slice(3).map(({ event }) => event)).toEqual([
      { type: "RecipeFailed", ofSeq: 2, ofType: "NetworkChanged", message },
    ])
    expect(verdictOf({ header, envelopes: heard }, [])).toEqual({
      trust: "risky",
      reasons: [`On the device 2 changed nothing: a recipe for NetworkChanged failed there: ${message}`],
    })
    noteFailedRecipes(() => expect.unreachable("A note about a note."))(heard[3] ?? expect.fail(), new Error("no"))
  })
})

/**
 * Recipes run live on immer drafts and in replay on plain state, in batches or one by one: always to the same end. Law
 * 3.
 */
import * as fc from "fast-check"
import { Subject } from "rxjs"
import { describe, expect, it } from "vitest"
import type { Envelope } from "../../src/events/envelope.ts"
import { orderedJson } from "../../src/log/hashes.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { initialModels } from "../../src/projections/fold.ts"
import { createStore } from "../../src/projections/store.ts"
import { deepFrozen, someEnvelopes } from "../arbitraries/logs.ts"
import { rethrown } from "../projections/rethrown.ts"

/** Folded live, in batches of the given sizes, which are repeated until all is folded. */
const live = (envelopes: readonly Envelope[], sizes: readonly number[]): ReadModels => {
  const subject = new Subject<Envelope>()
  const store = createStore(subject, { schedule: () => {}, freeze: true, onFailure: rethrown })
  let left = 0
  let next = 0
  for (const envelope of envelopes) {
    if (left === 0) {
      store.flush()
      left = sizes[next % sizes.length] ?? 1
      next += 1
    }
    subject.next(envelope)
    left -= 1
  }
  store.flush()
  return store.models()
}

const sizes = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 4 })

describe("folding", () => {
  it("in one batch, in batches of any size, one by one and on plain state comes to the same", () => {
    fc.assert(
      fc.property(someEnvelopes(), sizes, (envelopes, some) => {
        const plain = foldPlain(envelopes)
        expect(live(envelopes, [envelopes.length])).toEqual(plain)
        expect(live(envelopes, some)).toEqual(plain)
        expect(live(envelopes, [1])).toEqual(plain)
      }),
    )
  })

  it("can stop anywhere and go on", () => {
    fc.assert(
      fc.property(someEnvelopes(), fc.nat(), (envelopes, at) => {
        const cut = at % (envelopes.length + 1)
        const half = (): ReadModels => foldPlain(envelopes.slice(0, cut))
        expect(foldPlain(envelopes.slice(cut), half)).toEqual(foldPlain(envelopes))
      }),
    )
  })

  it("never edits what an event brought in", () => {
    fc.assert(
      fc.property(someEnvelopes(), (envelopes) => {
        const before = JSON.stringify(envelopes)
        const models = foldPlain(deepFrozen(envelopes))
        expect(JSON.stringify(envelopes)).toBe(before)
        expect(models).toEqual(foldPlain(JSON.parse(before)))
      }),
    )
  })

  it("leaves what can be written as JSON: equal read models are equal texts", () => {
    fc.assert(
      fc.property(someEnvelopes(), sizes, (envelopes, some) => {
        const written = orderedJson(foldPlain(envelopes))
        expect(orderedJson(live(envelopes, some))).toBe(written)
        expect(orderedJson(JSON.parse(written))).toBe(written)
      }),
    )
  })

  it("never edits an earlier state: what people saw stays as it was", () => {
    fc.assert(
      fc.property(someEnvelopes(20), (envelopes) => {
        const subject = new Subject<Envelope>()
        const store = createStore(subject, { schedule: () => {}, freeze: false, onFailure: rethrown })
        for (const envelope of envelopes) {
          const before = store.models()
          const said = JSON.stringify(before)
          subject.next(envelope)
          store.flush()
          expect(JSON.stringify(before)).toBe(said)
        }
      }),
    )
  })

  it("forgets a person who signs out", () => {
    const personal = [
      "account",
      "applications",
      "chat",
      "deals",
      "files",
      "moderation",
      "notifications",
      "listings",
      "profiles",
    ] as const
    fc.assert(
      fc.property(someEnvelopes(), (envelopes) => {
        const out: Envelope = {
          ...{
            seq: envelopes.length + 1,
            at: "2026-01-01T00:00:00.000Z",
            origin: "ui",
            cause: null,
            v: 1,
          },
          event: { type: "SignedOut", reason: "asked" },
        }
        const models = foldPlain([...envelopes, out])
        for (const name of personal) expect(models[name], name).toEqual(initialModels()[name])
        expect(models.toasts.toasts).toEqual([])
        expect(models.commands.failures).toEqual({})
      }),
    )
  })
})

/** A person's own doing is shown at once, bursts from elsewhere once a frame, and watchers are told once a batch. */
import { Subject } from "rxjs"
import { describe, expect, it } from "vitest"
import type { Envelope, Origin } from "../../src/events/envelope.ts"
import { createStore } from "../../src/projections/store.ts"
import { enveloped } from "../arbitraries/logs.ts"

const setUp = () => {
  const envelopes = new Subject<Envelope>()
  const frames: (() => void)[] = []
  const store = createStore(envelopes, { schedule: (flush) => frames.push(flush), freeze: true })
  let told = 0
  const unsubscribe = store.subscribe(() => {
    told += 1
  })
  const tell = (page: number, origin: Origin): void =>
    envelopes.next(enveloped({ type: "RouteChanged", path: `/${page}`, search: "" }, page, origin))
  return { store, frames, tell, unsubscribe, told: () => told, path: () => store.models().navigation.path }
}

describe("the store", () => {
  it("shows a burst from hubs in the next frame, all at once", () => {
    const { frames, tell, told, path } = setUp()
    for (let page = 1; page <= 50; page += 1) tell(page, "hub")
    expect([frames.length, told(), path()]).toEqual([1, 0, ""])
    frames[0]?.()
    expect([told(), path()]).toEqual([1, "/50"])
  })

  it("shows what a person did at once, after what came before it", () => {
    const { frames, tell, told, path } = setUp()
    tell(1, "hub")
    tell(2, "ui")
    expect([told(), path()]).toEqual([1, "/2"])
    frames[0]?.()
    expect(told()).toBe(1)
  })

  it("asks for a frame again after each", () => {
    const { frames, tell, path } = setUp()
    tell(1, "rest")
    frames[0]?.()
    tell(2, "system")
    expect(frames.length).toBe(2)
    frames[1]?.()
    expect(path()).toBe("/2")
  })

  it("tells nobody who has left", () => {
    const { tell, told, unsubscribe } = setUp()
    unsubscribe()
    tell(1, "ui")
    expect(told()).toBe(0)
  })

  it("freezes states where it was asked to", () => {
    const { store, tell } = setUp()
    tell(1, "ui")
    expect(Object.isFrozen(store.models().navigation)).toBe(true)
  })
})

describe("the read models", () => {
  it.each([true, false])("are frozen where that is asked for: %s", (freeze) => {
    const envelopes = new Subject<Envelope>()
    const store = createStore(envelopes, { schedule: () => undefined, freeze })
    envelopes.next(enveloped({ type: "RouteChanged", path: "/", search: "" }, 1, "ui"))
    expect(Object.isFrozen(store.models().navigation)).toBe(freeze)
  })
})

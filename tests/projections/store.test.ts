/** A person's own doing is shown at once, bursts from elsewhere once a frame, and watchers are told once a batch. */
import { Subject } from "rxjs"
import { describe, expect, it } from "vitest"
import type { Envelope, Origin } from "../../src/events/envelope.ts"
import { createStore } from "../../src/projections/store.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { rethrown } from "./rethrown.ts"

const setUp = () => {
  const envelopes = new Subject<Envelope>()
  const frames: (() => void)[] = []
  const store = createStore(envelopes, { schedule: (flush) => frames.push(flush), freeze: true, onFailure: rethrown })
  let notifications = 0
  const unsubscribe = store.subscribe(() => {
    notifications += 1
  })
  const emit = (page: number, origin: Origin): void =>
    envelopes.next(enveloped({ type: "RouteChanged", path: `/${page}`, search: "" }, page, origin))
  return {
    store,
    frames,
    emit,
    unsubscribe,
    notifications: () => notifications,
    path: () => store.models().navigation.path,
  }
}

describe("the store", () => {
  it("shows a burst from hubs in the next frame, all at once", () => {
    const { frames, emit, notifications, path } = setUp()
    for (let page = 1; page <= 50; page += 1) emit(page, "hub")
    expect([frames.length, notifications(), path()]).toEqual([1, 0, ""])
    frames[0]?.()
    expect([notifications(), path()]).toEqual([1, "/50"])
  })

  it("shows what a person did at once, after what came before it", () => {
    const { frames, emit, notifications, path } = setUp()
    emit(1, "hub")
    emit(2, "ui")
    expect([notifications(), path()]).toEqual([1, "/2"])
    frames[0]?.()
    expect(notifications()).toBe(1)
  })

  it("asks for a frame again after each", () => {
    const { frames, emit, path } = setUp()
    emit(1, "rest")
    frames[0]?.()
    emit(2, "system")
    expect(frames.length).toBe(2)
    frames[1]?.()
    expect(path()).toBe("/2")
  })

  it("tells nobody who has left", () => {
    const { emit, notifications, unsubscribe } = setUp()
    unsubscribe()
    emit(1, "ui")
    expect(notifications()).toBe(0)
  })

  it("freezes states where it was asked to", () => {
    const { store, emit } = setUp()
    emit(1, "ui")
    expect(Object.isFrozen(store.models().navigation)).toBe(true)
  })
})

describe("the read models", () => {
  it.each([true, false])("are frozen where that is asked for: %s", (freeze) => {
    const envelopes = new Subject<Envelope>()
    const store = createStore(envelopes, { schedule: () => undefined, freeze, onFailure: rethrown })
    envelopes.next(enveloped({ type: "RouteChanged", path: "/", search: "" }, 1, "ui"))
    expect(Object.isFrozen(store.models().navigation)).toBe(freeze)
  })
})

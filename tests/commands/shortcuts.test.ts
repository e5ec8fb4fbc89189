/**
 * Shortcuts of a single key are turned off on the device, and stay so; what was chosen goes with the account. WCAG
 * 2.1.4.
 */
import { describe, expect, it } from "vitest"
import { keepShortcuts, keptShortcuts, shortcutsKey, watchShortcuts } from "../../src/platform/shortcuts.ts"
import { areShortcutsOn, recentEntries } from "../../src/projections/shortcuts.ts"
import { createStore } from "../../src/projections/store.ts"
import { memoryStorage } from "../platform/storage.ts"
import { setUp } from "./bus-on-a-server.ts"
import { rethrown } from "../projections/rethrown.ts"

describe("shortcuts of a single key", () => {
  it("are kept by the device, then told", async () => {
    const kept: boolean[] = []
    const { bus, emitted, server } = await setUp(() => ({ status: 500 }), { keepShortcuts: (on) => void kept.push(on) })
    expect(await bus.dispatch({ type: "TurnShortcuts", on: false })).toMatchObject({ tag: "Done" })
    expect(kept).toEqual([false])
    expect(emitted.map(({ event }) => event)).toContainEqual({ type: "ShortcutsTurned", on: false })
    expect(server.heard).toEqual([])
  })

  it("act unless somebody has turned them off here", () => {
    const storage = memoryStorage()
    expect(keptShortcuts(storage)).toBe(true)
    keepShortcuts(storage, false)
    expect(keptShortcuts(storage)).toBe(false)
    keepShortcuts(storage, true)
    expect(storage.getItem(shortcutsKey)).toBeNull()
  })

  it("follow what another tab has chosen for the device", () => {
    const heard: boolean[] = []
    const view = new EventTarget() as unknown as Window
    watchShortcuts(view, (on) => heard.push(on))
    const changeElsewhere = (key: string, newValue: string | null) =>
      view.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }))
    changeElsewhere(shortcutsKey, "off")
    changeElsewhere("another", null)
    changeElsewhere(shortcutsKey, null)
    expect(heard).toEqual([false, true])
  })
})

it("remembers the five chosen last, each once, until somebody signs out", async () => {
  const { bus, stream } = await setUp(() => ({ status: 500 }))
  const store = createStore(stream.envelopes, { schedule: (flush) => flush(), freeze: true, onFailure: rethrown })
  for (const entry of ["a", "b", "c", "a", "d", "e", "f"]) await bus.dispatch({ type: "NoteEntry", entry })
  stream.emit([{ type: "ShortcutsTurned", on: false }], { origin: "system", cause: null })
  store.flush()
  expect(recentEntries(store.models().shortcuts)).toEqual(["f", "e", "d", "a", "c"])
  stream.emit([{ type: "SignedOut", reason: "asked" }], { origin: "system", cause: null })
  store.flush()
  expect(recentEntries(store.models().shortcuts)).toEqual([])
  expect(areShortcutsOn(store.models().shortcuts)).toBe(false)
})

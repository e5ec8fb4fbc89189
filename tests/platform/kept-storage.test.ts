/** Storage that is there, forbidden, full, or fills up on the way behaves like one that is there, but for saying so. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keptStorage } from "../../src/platform/kept-storage.ts"
import { keysOf } from "../../src/platform/storage-keys.ts"
import { memoryStorage } from "./storage.ts"

const forbidden = (): Storage => {
  throw new DOMException("Access is denied for this document.", "SecurityError")
}

/** A storage that takes so many writes, and nothing from then on. */
const fillingUp = (writes: number): Storage => {
  const storage = memoryStorage()
  let left = writes
  return Object.assign(Object.create(storage) as Storage, {
    setItem: (key: string, value: string) => {
      if (left <= 0) throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
      left -= 1
      storage.setItem(key, value)
    },
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    key: (index: number) => storage.key(index),
  })
}

const act = fc.record({ key: fc.constantFrom("a", "b", "c"), value: fc.option(fc.string()) })

describe("a storage that never throws", () => {
  it("answers what was written last, whatever the device takes", () => {
    const device = fc.option(fc.nat({ max: 6 }))
    fc.assert(
      fc.property(device, fc.array(act), (writes, acts) => {
        const storage = keptStorage(writes === null ? forbidden : () => fillingUp(writes))
        const expected = new Map<string, string>()
        for (const { key, value } of acts) {
          if (value === null) storage.removeItem(key)
          else storage.setItem(key, value)
          if (value === null) expected.delete(key)
          else expected.set(key, value)
          expect(storage.getItem(key)).toBe(expected.get(key) ?? null)
          expect(new Set(keysOf(storage))).toEqual(new Set(expected.keys()))
          expect(storage).toHaveLength(expected.size)
        }
      }),
    )
  })

  it("says whether the device takes anything now", () => {
    expect(keptStorage(forbidden).keeps()).toBe(false)
    expect(keptStorage(() => fillingUp(0)).keeps()).toBe(false)
    const storage = keptStorage(() => fillingUp(1))
    expect([storage.keeps(), storage.keeps(), storage.length]).toEqual([true, false, 0])
  })

  it("leaves no older value on a device that did not take the newer one", () => {
    const device = fillingUp(1)
    const storage = keptStorage(() => device)
    storage.setItem("a", "old")
    storage.setItem("a", "new")
    expect([storage.getItem("a"), device.getItem("a")]).toEqual(["new", null])
  })
})

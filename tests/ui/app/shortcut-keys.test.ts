/** A press of keys is the shortcut of one act, or none. WCAG 2.1.4. */
import { describe, expect, it } from "vitest"
import { acts, type ActName } from "../../../src/ui/app/acts.ts"
import { areKeysTaken, hear, isAppleDevice, strokeOf, type Stroke } from "../../../src/ui/app/shortcut-keys.ts"
import { plainStroke } from "./plain-stroke.ts"

const plain = plainStroke("g")

describe("a stroke", () => {
  it.each<readonly [string, Partial<Stroke>, string | null]>([
    ["a letter", {}, "g"],
    ["a letter with caps lock", { key: "G" }, "g"],
    ["a capital letter", { key: "G", shiftKey: true }, null],
    ["a letter of another alphabet", { key: "п" }, "g"],
    ["a letter of ours that is on another key", { key: "q", code: "KeyA" }, "q"],
    ["a letter with an accent", { key: "ö", code: "Semicolon" }, null],
    ["a sign for which Shift is held", { key: "?", code: "Slash", shiftKey: true }, "?"],
    ["a sign that is elsewhere", { key: "/", code: "Digit7", shiftKey: true }, "/"],
    ["a sign that means nothing", { key: ".", code: "Period" }, null],
    ["a number", { key: "1", code: "Digit1" }, null],
    ["a key that has a name", { key: "Enter", code: "Enter" }, null],
    ["a part of a letter to come", { key: "Dead", code: "KeyG" }, null],
    ["a letter that is being composed", { isComposing: true }, null],
    ["a key that is held down", { repeat: true }, null],
    ["a letter with Alt", { altKey: true }, null],
    ["the browser's search", { key: "k", code: "KeyK", ctrlKey: true }, "mod k"],
    ["that with Shift", { key: "k", code: "KeyK", ctrlKey: true, shiftKey: true }, null],
    ["that with AltGr", { key: "k", code: "KeyK", ctrlKey: true, altKey: true }, null],
    ["that of another alphabet", { key: "л", code: "KeyK", ctrlKey: true }, "mod k"],
    ["the system's key", { key: "k", code: "KeyK", metaKey: true }, null],
    ["both", { key: "k", code: "KeyK", ctrlKey: true, metaKey: true }, null],
  ])("that is %s", (_, stroke, expected) => expect(strokeOf({ ...plain, ...stroke }, false)).toBe(expected))

  it("has ⌘ in place of Ctrl on Apple's devices", () => {
    const k = { ...plain, key: "k", code: "KeyK" }
    expect(strokeOf({ ...k, metaKey: true }, true)).toBe("mod k")
    expect(strokeOf({ ...k, ctrlKey: true }, true)).toBeNull()
    expect(["MacIntel", "iPad", "Win32", "Linux x86_64"].map(isAppleDevice)).toEqual([true, true, false, false])
  })

  it.each(acts.flatMap(({ name, keys = [] }) => keys.map((key) => [name, key] as const)))(
    "of %s is heard: %s",
    (_, key) => {
      if (key !== "mod") expect(strokeOf({ ...plain, key }, false)).toBe(key)
    },
  )
})

describe("keys after each other", () => {
  const named = (...names: readonly ActName[]) => acts.filter(({ name }) => names.includes(name))
  const some = named("palette", "search", "home", "orders", "createOrder")
  const typed = (...strokes: readonly string[]): readonly (ActName | null)[] => {
    let before = ""
    return strokes.map((stroke) => {
      const heard = hear(some, before, stroke)
      before = heard.before
      return heard.act?.name ?? null
    })
  }

  it.each<readonly [readonly string[], readonly (ActName | null)[]]>([
    [["/"], ["search"]],
    [["mod k"], ["palette"]],
    [
      ["g", "h"],
      [null, "home"],
    ],
    [
      ["g", "h", "h"],
      [null, "home", null],
    ],
    [
      ["g", "g", "o"],
      [null, null, "orders"],
    ],
    [
      ["g", "x", "o"],
      [null, null, null],
    ],
    [
      ["g", "c"],
      [null, "createOrder"],
    ],
    [
      ["h", "o"],
      [null, null],
    ],
  ])("%j mean %j", (strokes, expected) => expect(typed(...strokes)).toEqual(expected))
})

describe("keys belong", () => {
  class FakeElement {
    readonly found: boolean
    constructor(found: boolean) {
      this.found = found
    }
    closest(): unknown {
      return this.found ? this : null
    }
  }
  const page = (isCovered: boolean) => ({ querySelector: () => (isCovered ? {} : null) }) as never

  it("to a field, and to what lies over the page", () => {
    const before = Reflect.get(globalThis, "Element") as unknown
    Reflect.set(globalThis, "Element", FakeElement)
    try {
      expect(areKeysTaken(page(false), new FakeElement(true) as never)).toBe(true)
      expect(areKeysTaken(page(true), new FakeElement(false) as never)).toBe(true)
      expect(areKeysTaken(page(false), new FakeElement(false) as never)).toBe(false)
      expect(areKeysTaken(page(false), null)).toBe(false)
    } finally {
      Reflect.set(globalThis, "Element", before)
    }
  })
})

/** The open item is decided by its keys, and by no others. WCAG 2.1.4. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { verdictKeyOf } from "../../../src/ui/screens/moderation/use-verdict-keys.ts"
import { plainStroke } from "../app/plain-stroke.ts"

const plain = { ...plainStroke("a"), defaultPrevented: false, target: null }
const page = (covering: string | null) => ({
  querySelector: (what: string) => (covering !== null && what.includes(covering) ? {} : null) as never,
})

beforeAll(() => void vi.stubGlobal("Element", Object))
afterAll(() => void vi.unstubAllGlobals())

describe("the keys of a verdict", () => {
  it.each<readonly [string, Partial<typeof plain>, string | null]>([
    ["a letter", {}, "a"],
    ["the key of another alphabet", { key: "ф" }, "a"],
    ["a letter that decides nothing", { key: "c", code: "KeyC" }, null],
    ["a capital letter", { key: "A", shiftKey: true }, null],
    ["a letter with Ctrl", { ctrlKey: true }, null],
    ["a letter that is being composed", { isComposing: true }, null],
    ["a key that is held down", { repeat: true }, null],
    ["a key that something else has taken", { defaultPrevented: true }, null],
  ])("hear %s", (_, stroke, key) => expect(verdictKeyOf({ ...plain, ...stroke }, page(null))).toBe(key))

  it.each(["[role=menu]", "[role=dialog]", "[role=alertdialog]"])("are silent while a %s is open", (open) =>
    expect(verdictKeyOf(plain, page(open))).toBeNull(),
  )
})

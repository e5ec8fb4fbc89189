/** Enter is pressed once a word stands; the key that ends a composition is not that. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { isEnter, type EnterStroke } from "../../../src/ui/parts/enter-key.ts"

const pressed: EnterStroke = { key: "Enter", keyCode: 13, isComposing: false }

/** The events of browsers while "にほん" is composed, ended by Enter, and sent by another. */
const orders: Readonly<Record<string, readonly (EnterStroke | "compositionend")[]>> = {
  "Chrome and Firefox": [
    { key: "Process", keyCode: 229, isComposing: true },
    { key: "Enter", keyCode: 229, isComposing: true },
    "compositionend",
    pressed,
  ],
  Safari: [
    { key: "n", keyCode: 229, isComposing: true },
    "compositionend",
    { key: "Enter", keyCode: 229, isComposing: false },
    pressed,
  ],
}

describe("Enter", () => {
  it.each(Object.entries(orders))("acts once in %s, after the composition", (_browser, events) => {
    const heard = events.filter((event) => event !== "compositionend").map(isEnter)
    expect(heard).toEqual([...heard.slice(1).map(() => false), true])
  })

  it("is no other key", () => expect(isEnter({ ...pressed, key: "a", keyCode: 65 })).toBe(false))

  it("is told by this rule alone in the whole interface", () => {
    const ui = new URL("../../../src/ui/", import.meta.url)
    const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/u.test(file))
    const naming = files.filter((file) =>
      /["'`](?:Enter|NumpadEnter)["'`]|keyCode|\bwhich\b\s*===/u.test(readFileSync(new URL(file, ui), "utf8")),
    )
    expect(naming).toEqual(["parts/enter-key.ts"])
  })
})

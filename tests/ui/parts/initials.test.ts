/** Initials stand in for a photo in every script that names are written in. */
import { describe, expect, it } from "vitest"
import { initialsOf } from "../../../src/ui/parts/initials.ts"

describe("initials", () => {
  it.each([
    ["Anna Kowalska", "AK"],
    ["anna maria kowalska", "AK"],
    ["Олена", "О"],
    ["Żółw & Co", "ŻC"],
    ["  “Fix it” 24/7 ", "F7"],
    ["Jean-Luc", "JL"],
    ["…", ""],
    ["", ""],
  ])("of %j are %j", (name, initials) => expect(initialsOf(name)).toBe(initials))

  it("are one letter where there is no room for two", () => expect(initialsOf("Anna Kowalska", 1)).toBe("A"))
})

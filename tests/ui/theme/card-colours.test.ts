/** The pictures of links are drawn in the light colours of the pages. */
import { expect, it } from "vitest"
import { cardColours } from "../../../server/pages/card-drawing.ts"
import { paletteOf, profiles } from "./colours.ts"

it.each(profiles)("the picture of a link to a %s has the colours of tokens.css", (profile) => {
  const palette = paletteOf(profile, "light")
  const names = Object.keys(cardColours[profile])
  expect(Object.fromEntries(names.map((name) => [name, palette.get(`c-${name}`)]))).toEqual(cardColours[profile])
})

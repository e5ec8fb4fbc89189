/** The way from a place to a street map. */
import { expect, it } from "vitest"
import { mapLink } from "../../src/ui/map/map-link.ts"

it("marks the very point, and shows its streets", () => {
  const link = new URL(mapLink({ lat: 51.0509, lon: -13.7383 }))
  expect(link.origin).toBe("https://www.openstreetmap.org")
  expect(Object.fromEntries(link.searchParams)).toEqual({ mlat: "51.0509", mlon: "-13.7383" })
  expect(link.hash).toBe("#map=17/51.0509/-13.7383")
})

/** Maps have outlines and towns of their own, cut to the region, from one source each. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { clipped, mapFiles } from "../../scripts/build/map-files.mjs"

const files = mapFiles()
const outlines = JSON.parse(files.outlines.contents.toString()) as {
  readonly features: readonly { readonly geometry: { readonly coordinates: number[][][][] } }[]
}
const towns = JSON.parse(files.towns.contents.toString()) as {
  readonly features: readonly { readonly properties: { readonly name: string } }[]
}

it("cuts a ring at the edges of the region, and leaves alone what is inside", () => {
  const inside = [
    [10, 50],
    [11, 50],
    [11, 51],
    [10, 50],
  ] as const
  expect(clipped(inside)).toEqual(inside.slice(0, -1))
  const beyond = [
    [30, 50],
    [46, 50],
    [46, 53],
    [30, 53],
    [30, 50],
  ] as const
  expect(clipped(beyond).toSorted()).toEqual([
    [30, 50],
    [30, 53],
    [42, 50],
    [42, 53],
  ])
  expect(
    clipped([
      [50, 50],
      [51, 50],
      [51, 51],
      [50, 50],
    ]),
  ).toEqual([])
})

it("has no outline outside of the region, and every town of the gazetteer", () => {
  const points = outlines.features.flatMap(({ geometry }) => geometry.coordinates.flat(2))
  expect(points.length).toBeGreaterThan(3_000)
  for (const [lon = NaN, lat = NaN] of points) {
    expect(lon >= -11 && lon <= 42).toBe(true)
    expect(lat >= 37 && lat <= 66).toBe(true)
  }
  const lines = ["de", "pl"].flatMap((country) =>
    readFileSync(join(root, `server/data/gazetteer/${country}.tsv`), "utf8")
      .trimEnd()
      .split("\n")
      .slice(1),
  )
  expect(towns.features.map(({ properties }) => properties.name)).toEqual(lines.map((line) => line.split("\t")[1]))
})

it("asks for no source map, and is named by its content", () => {
  expect(files.worker.contents.toString()).not.toContain("sourceMappingURL")
  for (const { path } of Object.values(files)) expect(path).toMatch(/^assets\/map-\w+-[0-9A-F]{8}\.(?:js|json)$/u)
})

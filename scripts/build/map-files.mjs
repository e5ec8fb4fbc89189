/**
 * Makes the files that the map is drawn from without asking anybody: the worker of its library, outlines of Germany,
 * Poland and their neighbours, and the gazetteer's towns.
 */
// @ts-check
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { feature } from "topojson-client"
import { towns } from "../../server/data/gazetteer.ts"

/** @typedef {readonly number[]} Position longitude, latitude */
/** @typedef {import("topojson-specification").GeometryCollection<{ readonly name: string }>} Countries */

/** The region around both countries, as far as anybody would look: west, south, east, north. */
const region = /** @type {const} */ ([-11, 37, 42, 66])

/** About a hundred metres, which is finer than the outlines are. */
const digits = 3

const rounded = (/** @type {number} */ degrees) => Number(degrees.toFixed(digits))

/**
 * The edges of the region, each as what is inside of it and where a line crosses it.
 *
 * @type {readonly { readonly isInside: (at: Position) => boolean, readonly crossing: (a: Position, b: Position) => Position }[]}
 */
const edges = [0, 1, 2, 3].map((side) => {
  const axis = side % 2
  const bound = region[side] ?? 0
  const isLower = side < 2
  return {
    isInside: (at) => (isLower ? (at[axis] ?? 0) >= bound : (at[axis] ?? 0) <= bound),
    crossing: (a, b) => {
      const part = (bound - (a[axis] ?? 0)) / ((b[axis] ?? 0) - (a[axis] ?? 0))
      const other = (a[1 - axis] ?? 0) + part * ((b[1 - axis] ?? 0) - (a[1 - axis] ?? 0))
      return axis === 0 ? [bound, other] : [other, bound]
    },
  }
})

/** Clips a ring to the region, edge after edge (Sutherland and Hodgman); empty where nothing is. */
export const clipped = (/** @type {readonly Position[]} */ ring) =>
  edges.reduce(
    (/** @type {readonly Position[]} */ points, { isInside, crossing }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        if (isInside(point)) return isInside(before) ? [point] : [crossing(before, point), point]
        return isInside(before) ? [crossing(before, point)] : []
      }),
    ring.slice(0, -1),
  )

const closed = (/** @type {readonly Position[]} */ points) => {
  const short = points.map(([lon = 0, lat = 0]) => [rounded(lon), rounded(lat)])
  const distinct = short.filter((point, index) => String(point) !== String(short.at(index - 1)))
  return [...distinct, ...distinct.slice(0, 1)]
}

/** Corners of the smallest ring. */
const fewestPoints = 4

const polygons = (/** @type {readonly (readonly (readonly Position[])[])[]} */ shapes) =>
  shapes
    .map((rings) => rings.map((ring) => closed(clipped(ring))).filter((ring) => ring.length >= fewestPoints))
    .filter((rings) => rings.length > 0)

const outlines = () => {
  /** @type {import("topojson-specification").Topology<{ readonly countries: Countries }>} */
  const world = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"))
  return feature(world, world.objects.countries).features.flatMap(({ geometry, properties }) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return []
    const shapes = polygons(geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates)
    const isServed = ["Germany", "Poland"].includes(properties.name)
    return shapes.length === 0
      ? []
      : [{ type: "Feature", properties: { isServed }, geometry: { type: "MultiPolygon", coordinates: shapes } }]
  })
}

const townPoints = () =>
  towns.map(({ name, lat, lon, population: people }) => {
    const geometry = { type: "Point", coordinates: [rounded(lon), rounded(lat)] }
    return { type: "Feature", properties: { name, people }, geometry }
  })

const collection = (/** @type {readonly object[]} */ features) => ({ type: "FeatureCollection", features })

const worker = () =>
  readFileSync(fileURLToPath(import.meta.resolve("maplibre-gl/dist/maplibre-gl-worker.mjs")), "utf8").replace(
    /\n\/\/# sourceMappingURL=.*\s*$/u,
    "\n",
  )

const named = (/** @type {string} */ name, /** @type {string} */ ending, /** @type {string} */ text) => {
  const contents = Buffer.from(text)
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase()
  return { path: `assets/${name}-${hash}.${ending}`, contents }
}

/** The files, each with its hash in its name. */
export const mapFiles = () => ({
  worker: named("map-worker", "js", worker()),
  outlines: named("map-outlines", "json", JSON.stringify(collection(outlines()))),
  towns: named("map-towns", "json", JSON.stringify(collection(townPoints()))),
})

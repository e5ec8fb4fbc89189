/** The style of maps: our own outlines and towns, which ask nobody, and the circles that lie over any style. */
import type { LayerSpecification, StyleSpecification } from "maplibre-gl"

const colourNames = {
  water: "--c-fill-strong",
  land: "--c-canvas",
  served: "--c-surface",
  border: "--c-line-strong",
  town: "--c-ink-muted",
  accent: "--c-accent",
} as const

type Colours = Readonly<Record<keyof typeof colourNames, string>>

/** The theme's colours as they are where the map stands: a canvas knows no custom properties. */
export const coloursAt = (place: HTMLElement): Colours => {
  const probe = document.createElement("span")
  place.append(probe)
  const resolved = Object.fromEntries(
    Object.entries(colourNames).map(([name, property]) => {
      probe.style.color = `var(${property})`
      return [name, getComputedStyle(probe).color]
    }),
  )
  probe.remove()
  return resolved as Colours
}

/** The worker that fetches it knows no page to complete an address by. */
const whole = (path: string | undefined): string => new URL(path ?? "", window.location.origin).href

/** Towns of fewer people come with a closer look. */
const townsFrom = [
  [3, 500_000],
  [5.5, 200_000],
  [7, 80_000],
  [8.5, 0],
] as const

export const ownStyle = (colours: Colours): StyleSpecification => ({
  version: 8,
  sources: {
    outlines: { type: "geojson", data: whole(process.env["MAP_OUTLINES"]), attribution: "Natural Earth" },
    towns: {
      type: "geojson",
      data: whole(process.env["MAP_TOWNS"]),
      attribution: '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a>, CC BY 4.0',
    },
  },
  layers: [
    { id: "water", type: "background", paint: { "background-color": colours.water } },
    { id: "land", type: "fill", source: "outlines", paint: { "fill-color": colours.land } },
    {
      id: "served",
      type: "fill",
      source: "outlines",
      filter: ["get", "isServed"],
      paint: { "fill-color": colours.served },
    },
    {
      id: "borders",
      type: "line",
      source: "outlines",
      paint: { "line-color": colours.border, "line-width": 1, "line-opacity": 0.5 },
    },
    ...townsFrom.map(([minzoom, people], index): LayerSpecification => ({
      id: `towns-${index}`,
      type: "symbol",
      source: "towns",
      minzoom,
      ...(index + 1 < townsFrom.length && { maxzoom: townsFrom[index + 1]?.[0] ?? 24 }),
      filter: [">=", ["get", "people"], people],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Onest Variable"],
        "text-size": ["interpolate", ["linear"], ["get", "people"], 20_000, 12, 1_000_000, 15],
        "symbol-sort-key": ["-", ["get", "people"]],
        "text-padding": 6,
      },
      paint: { "text-color": colours.town, "text-halo-color": colours.served, "text-halo-width": 1.5 },
    })),
  ],
})

/** Above whatever style there is. */
export const circleLayers = ({ accent }: Colours): readonly LayerSpecification[] => [
  {
    id: "around",
    type: "line",
    source: "around",
    paint: { "line-color": accent, "line-width": 2, "line-dasharray": [2, 2], "line-opacity": 0.7 },
  },
  {
    id: "circles",
    type: "fill",
    source: "circles",
    paint: { "fill-color": accent, "fill-opacity": ["case", ["get", "isActive"], 0.28, 0.07] },
  },
  {
    id: "rims",
    type: "line",
    source: "circles",
    paint: {
      "line-color": accent,
      "line-width": ["case", ["get", "isActive"], 2, 1],
      "line-opacity": ["case", ["get", "isActive"], 0.9, 0.35],
    },
  },
]

/** A picture for every category, another for every seed: a motif, what stands behind it, and its colours. */
import { backdrops, type BackdropName } from "./backdrops.ts"
import * as home from "./motifs-home.ts"
import * as office from "./motifs-office.ts"
import * as people from "./motifs-people.ts"
import { palettes } from "./palettes.ts"
import { chance, pick, type Palette } from "./shapes.ts"

interface Scene {
  readonly motif: (palette: Palette, random: () => number) => string
  readonly behind: readonly [BackdropName, ...BackdropName[]]
  /** A scene with signs or a chart on it is wrong the other way round. */
  readonly isOneWay?: true
}

const scenes: Readonly<Record<string, Scene>> = {
  transport: { motif: home.transport, behind: ["town", "hills"] },
  events: { motif: people.events, behind: ["plain", "hills"] },
  translation: { motif: office.translation, behind: ["plain", "town"], isOneWay: true },
  legal: { motif: office.legal, behind: ["plain", "room"] },
  it: { motif: office.it, behind: ["plain", "room"], isOneWay: true },
  education: { motif: people.education, behind: ["plain", "room"] },
  trade: { motif: people.trade, behind: ["town", "plain"] },
  finance: { motif: office.finance, behind: ["plain", "room"], isOneWay: true },
  professional: { motif: office.professional, behind: ["plain", "town"] },
  "real-estate": { motif: home.realEstate, behind: ["hills", "town"] },
  health: { motif: people.health, behind: ["plain", "room"] },
  ecology: { motif: home.ecology, behind: ["hills"] },
  appliances: { motif: home.appliances, behind: ["room", "plain"] },
  vip: { motif: people.vip, behind: ["town", "plain"] },
  household: { motif: home.household, behind: ["room", "plain"] },
  vehicles: { motif: home.vehicles, behind: ["hills", "town"] },
  media: { motif: people.media, behind: ["plain", "room"] },
  consulting: { motif: office.consulting, behind: ["room", "plain"], isOneWay: true },
  gardening: { motif: home.gardening, behind: ["hills", "plain"] },
  tourism: { motif: people.tourism, behind: ["hills"] },
  design: { motif: people.design, behind: ["plain", "room"] },
  security: { motif: office.security, behind: ["town", "plain"] },
  marketing: { motif: office.marketing, behind: ["plain", "town"] },
  construction: { motif: home.construction, behind: ["plain", "room"] },
}

/** The categories that have a drawing of their own, by their icons. */
export const drawnIcons: readonly string[] = Object.keys(scenes)

const plainly: Scene = { motif: office.professional, behind: ["plain"] }

/** Sums up a name, so that the same seed draws another picture in another category. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7)

export const sceneWidth = 1200
export const sceneHeight = 900

/** The picture as SVG. */
export const drawScene = (icon: string, seed: number): string => {
  const start = numberOf(icon)
  const random = chance(start * 17 + seed)
  const { motif, behind, isOneWay } = scenes[icon] ?? plainly
  const palette = palettes[(start + seed * 3) % palettes.length] ?? palettes[0]
  const backdrop = backdrops[behind[seed % behind.length] ?? pick(behind, random)]
  const isMirrored = random() < 0.5 && isOneWay !== true
  const turnedOver = isMirrored ? `<g transform="translate(${sceneWidth} 0) scale(-1 1)">` : "<g>"
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sceneWidth}" height="${sceneHeight}" viewBox="0 0 ${sceneWidth} ${sceneHeight}">${backdrop(palette, random)}${turnedOver}${motif(palette, random)}</g></svg>`
}

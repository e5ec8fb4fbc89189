/** The tools of the demo's pictures: shapes as SVG, and chance that a seed decides. */

export interface Palette {
  readonly sky: readonly [string, string]
  readonly far: string
  readonly ground: string
  readonly main: string
  readonly accent: string
  readonly light: string
  readonly dark: string
}

/** Numbers from 0 to 1 that look random, the same for the same seed. */
export const chance = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of some things. */
export const pick = <Thing>(things: readonly [Thing, ...Thing[]], random: () => number): Thing =>
  things[Math.floor(random() * things.length)] ?? things[0]

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const oval = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}"/>`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const faded = (opacity: number, ...parts: readonly string[]): string =>
  `<g opacity="${opacity}">${parts.join("")}</g>`

export const moved = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join("")}</g>`

export const turned = (degrees: number, x: number, y: number, ...parts: readonly string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join("")}</g>`

/** So many of something, each told its place. */
export const several = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join("")

/** Draws the shadow under a thing that stands on the ground. */
export const shadow = (x: number, y: number, width: number): string =>
  faded(0.18, oval(x, y, width, width * 0.09, "#0b1020"))

export const leaf = (x: number, y: number, size: number, degrees: number, fill: string): string =>
  turned(
    degrees,
    x,
    y,
    shape(
      `M${x} ${y} C${x - size * 0.5} ${y - size * 0.4} ${x - size * 0.35} ${y - size} ${x} ${y - size * 1.25} C${x + size * 0.35} ${y - size} ${x + size * 0.5} ${y - size * 0.4} ${x} ${y}Z`,
      fill,
    ),
  )

/** Somebody from the waist up, without a face. */
export const figure = (x: number, y: number, scale: number, coat: string, skin: string, hair: string): string =>
  moved(
    x,
    y,
    scale,
    shape("M-95 170 C-95 60 -60 20 0 20 C60 20 95 60 95 170Z", coat),
    rect(-20, -20, 40, 56, skin, 18),
    circle(0, -52, 52, skin),
    shape("M-56 -48 C-60 -120 60 -120 56 -48 C40 -84 -10 -84 -56 -48Z", hair),
  )

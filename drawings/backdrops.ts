/** The backdrops of pictures, behind the motif: hills, a town, a room, or plain light. */
import { circle, faded, oval, rect, several, shape, type Palette } from "./shapes.ts"

type Backdrop = (palette: Palette, random: () => number) => string

const sky = ({ sky: [from, to] }: Palette): string =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, 1200, 900, "url(#sky)")}`

const cloud = (x: number, y: number, size: number, fill: string): string =>
  faded(
    0.75,
    oval(x, y, size, size * 0.32, fill),
    circle(x - size * 0.3, y - size * 0.16, size * 0.3, fill),
    circle(x + size * 0.22, y - size * 0.24, size * 0.38, fill),
  )

const hills: Backdrop = (palette, random) => {
  const { far, ground, light } = palette
  const lift = random() * 90
  return [
    sky(palette),
    circle(180 + random() * 840, 190, 90, light),
    cloud(260 + random() * 200, 160 + random() * 60, 120, light),
    cloud(800 + random() * 200, 240 + random() * 60, 90, light),
    shape(
      `M0 ${560 - lift} C200 ${440 - lift} 420 ${620 - lift} 640 ${520 - lift} S1040 ${440 - lift} 1200 ${560 - lift} V900 H0Z`,
      far,
    ),
    shape(`M0 690 C300 620 800 620 1200 700 V900 H0Z`, ground),
  ].join("")
}

const town: Backdrop = (palette, random) => {
  const { far, ground, light } = palette
  const house = (place: number): string => {
    const height = 170 + random() * 230
    const x = place * 134 - 20
    const windows = several(3, (row) =>
      several(2, (column) => rect(x + 30 + column * 44, 706 - height + row * 56, 24, 32, light, 4)),
    )
    return rect(x, 680 - height, 124, height + 40, far, 6) + faded(0.5, windows)
  }
  return [
    sky(palette),
    circle(950 - random() * 700, 170, 70, light),
    several(9, house),
    rect(0, 690, 1200, 210, ground),
    faded(0.25, rect(0, 690, 1200, 14, light)),
  ].join("")
}

const room: Backdrop = (palette, random) => {
  const { far, ground, light, accent } = palette
  const x = random() < 0.5 ? 90 : 850
  return [
    sky(palette),
    faded(
      0.35,
      several(13, (place) => rect(place * 96, 0, 3, 690, light)),
    ),
    rect(x, 110, 260, 300, light, 14),
    rect(x + 16, 126, 228, 268, far, 8),
    faded(0.6, circle(x + 170, 200, 44, light)),
    rect(x + 124, 126, 12, 268, light),
    rect(x + 16, 250, 228, 12, light),
    rect(0, 690, 1200, 210, ground),
    rect(0, 676, 1200, 20, light),
    faded(0.25, oval(600, 800, 480, 64, accent)),
  ].join("")
}

const plain: Backdrop = (palette, random) => {
  const { far, ground, light } = palette
  const x = 480 + random() * 240
  return [
    sky(palette),
    faded(0.55, circle(x, 420, 380, light)),
    faded(0.4, circle(1080 - random() * 960, 150 + random() * 120, 90, far)),
    faded(0.5, circle(140 + random() * 900, 120, 36, light)),
    shape("M0 720 C300 660 900 660 1200 720 V900 H0Z", ground),
  ].join("")
}

export const backdrops = { hills, town, room, plain } as const
export type BackdropName = keyof typeof backdrops

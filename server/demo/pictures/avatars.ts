/** Faces of the demo's people and the signs of its profiles, friendly and nobody's. */
import { chance, circle, faded, line, oval, pick, rect, shape } from "../../../drawings/shapes.ts"
import { hairs, palettes, skins } from "../../../drawings/palettes.ts"

const size = 640
const drawnSize = 480

const frame = (from: string, to: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnSize}" height="${drawnSize}" viewBox="0 0 ${size} ${size}"><defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, size, size, "url(#wall)")}${content}</svg>`

type Cut = (hair: string) => string

const cuts: readonly [Cut, ...Cut[]] = [
  (hair) => shape("M186 290 C170 120 470 120 454 290 C430 220 380 200 300 206 C240 210 206 240 186 290Z", hair),
  (hair) =>
    shape(
      "M170 480 C100 36 540 36 470 480 C440 476 444 420 446 320 C410 236 290 226 196 300 C198 420 200 476 170 480Z",
      hair,
    ),
  (hair) => circle(320, 150, 62, hair) + shape("M186 290 C176 130 464 130 454 290 C410 200 230 200 186 290Z", hair),
  (hair) =>
    shape(
      "M184 270 C180 150 260 120 330 130 C420 120 470 180 456 270 C440 230 430 222 400 214 C330 238 240 222 214 224 C196 236 190 250 184 270Z",
      hair,
    ),
  (hair) =>
    [210, 260, 320, 380, 430].map((x, place) => circle(x, 186 - (place % 2) * 22, 54, hair)).join("") +
    circle(188, 244, 40, hair) +
    circle(452, 244, 40, hair),
]

/** A head and shoulders before a soft light. */
export const drawPerson = (seed: number): string => {
  const random = chance(seed)
  const { sky, light, main, accent, dark } = pick(palettes, random)
  const [skin, hair] = [pick(skins, random), pick(hairs, random)]
  const cut = pick(cuts, random)
  const hasGlasses = random() < 0.3
  return frame(
    sky[0],
    sky[1],
    [
      faded(0.6, circle(320, 300, 250, light)),
      shape("M70 640 C80 480 200 450 320 450 C440 450 560 480 570 640Z", random() < 0.5 ? main : accent),
      shape("M262 420 H378 V470 C378 520 262 520 262 470Z", skin),
      faded(0.16, shape("M262 430 H378 C370 470 290 476 262 452Z", dark)),
      oval(320, 310, 132, 154, skin),
      cut(hair),
      circle(272, 316, 11, dark),
      circle(368, 316, 11, dark),
      faded(0.3, circle(238, 362, 24, accent), circle(402, 362, 24, accent)),
      line("M276 384 C300 412 340 412 364 384", dark, 9),
      hasGlasses
        ? `<g fill="none" stroke="${dark}" stroke-width="8"><circle cx="272" cy="316" r="38"/><circle cx="368" cy="316" r="38"/><path d="M310 312 h20"/></g>`
        : "",
    ].join(""),
  )
}

/** A sign of overlapping rounds, as small firms have them. */
export const drawSign = (seed: number): string => {
  const random = chance(seed + 500)
  const { main, accent, light, dark, far, sky } = pick(palettes, random)
  const turn = Math.floor(random() * 8) * 45
  const [first, second] = random() < 0.5 ? [main, accent] : [accent, main]
  const signs = [
    circle(250, 320, 150, first) + faded(0.85, circle(390, 320, 150, second)) + circle(320, 320, 44, light),
    rect(180, 180, 280, 280, first, 60) +
      shape("M180 460 V320 a140 140 0 0 1 140 140Z", second) +
      circle(390, 250, 46, light),
    shape("M320 140 L500 460 H140Z", first) + circle(320, 360, 84, second) + circle(320, 360, 36, light),
    [0, 90, 180, 270]
      .map(
        (degrees, place) =>
          `<g transform="rotate(${degrees} 320 320)">${shape("M320 320 V150 a85 85 0 0 1 0 170Z", place % 2 === 0 ? first : second)}</g>`,
      )
      .join("") + circle(320, 320, 34, light),
  ] as const
  return frame(
    random() < 0.5 ? light : sky[0],
    random() < 0.5 ? sky[1] : far,
    `<g transform="rotate(${turn} 320 320)">${pick([signs[0], ...signs], random)}</g>${faded(0.12, rect(0, 600, 640, 40, dark))}`,
  )
}

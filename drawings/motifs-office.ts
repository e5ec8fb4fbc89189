/** Motifs of what is done at desks. */
import {
  circle,
  faded,
  figure,
  line,
  moved,
  pick,
  rect,
  several,
  shadow,
  shape,
  turned,
  type Palette,
} from "./shapes.ts"
import { hairs, skins } from "./palettes.ts"

type Motif = (palette: Palette, random: () => number) => string

const paper = (x: number, y: number, width: number, height: number, light: string, ink: string): string =>
  rect(x, y, width, height, light, 12) +
  faded(
    0.55,
    several(Math.floor(height / 60), (row) =>
      rect(x + 34, y + 40 + row * 44, (width - 68) * (row % 3 === 2 ? 0.6 : 1), 12, ink, 6),
    ),
  )

const speech = (x: number, y: number, width: number, fill: string, tail: 1 | -1): string =>
  rect(x, y, width, 190, fill, 46) + shape(`M${x + width / 2 - 30} ${y + 180} h70 l${tail * 50 - 20} 70Z`, fill)

export const it: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(600, 760, 380),
    rect(290, 210, 620, 420, dark, 26),
    rect(316, 236, 568, 368, far, 10),
    rect(344, 264, 240, 312, light, 10),
    several(6, (row) => rect(366, 292 + row * 44, 80 + random() * 110, 16, row % 2 === 0 ? main : accent, 8)),
    rect(608, 264, 250, 146, main, 10),
    faded(0.9, line("M660 300 L620 337 L660 374 M806 300 L846 337 L806 374 M750 290 L716 384", light, 12)),
    rect(608, 430, 250, 146, light, 10),
    several(5, (bar) => rect(630 + bar * 44, 550 - random() * 90, 26, 20 + random() * 4, accent, 4)),
    line("M630 540 L690 490 L750 516 L836 450", accent, 9),
    shape("M540 630 H660 L690 720 H510Z", dark),
    rect(430, 714, 340, 26, dark, 13),
    rect(880, 680, 120, 60, light, 16),
    circle(170, 700, 50, accent),
  ].join("")

export const translation: Motif = ({ main, accent, light, dark }, random) =>
  [
    speech(220, 190, 440, main, -1),
    speech(550, 400, 440, light, 1),
    line("M330 250 H550 M440 230 V250 M380 250 C400 310 470 340 520 346 M500 250 C480 320 400 346 350 350", light, 16),
    faded(
      0.9,
      several(3, (row) => rect(620, 446 + row * 40, 300 - row * 60 - random() * 30, 16, row === 1 ? accent : dark, 8)),
    ),
    figure(300, 660, 1, accent, pick(skins, random), pick(hairs, random)),
    figure(900, 740, 0.9, dark, pick(skins, random), pick(hairs, random)),
  ].join("")

export const legal: Motif = ({ main, accent, light, dark, far }, random) => {
  const tilt = random() * 60 - 30
  const pan = (x: number, y: number) =>
    line(`M${x} ${y} L${x - 90} ${y + 170} M${x} ${y} L${x + 90} ${y + 170}`, dark, 7) +
    shape(
      `M${x - 110} ${y + 168} H${x + 110} C${x + 90} ${y + 250} ${x - 90} ${y + 250} ${x - 110} ${y + 168}Z`,
      accent,
    )
  return [
    shadow(600, 770, 300),
    rect(588, 220, 24, 470, main, 10),
    circle(600, 210, 34, accent),
    line(`M340 ${270 + tilt} L860 ${270 - tilt}`, main, 20),
    pan(340, 270 + tilt),
    pan(860, 270 - tilt),
    shape("M500 690 H700 L740 750 H460Z", main),
    rect(430, 744, 340, 26, dark, 10),
    rect(860, 690, 250, 60, far, 10),
    rect(880, 640, 210, 54, light, 10),
    rect(896, 596, 180, 48, accent, 10),
  ].join("")
}

export const finance: Motif = ({ main, accent, light, dark, far }, random) => {
  const coin = (x: number, place: number) =>
    rect(x, 690 - place * 36, 170, 32, place % 2 === 0 ? "#f3c14b" : "#e0a530", 14)
  return [
    paper(250, 160, 420, 420, light, far),
    several(5, (bar) => {
      const height = 70 + bar * 36 + random() * 40
      return rect(300 + bar * 66, 540 - height, 44, height, bar === 4 ? accent : main, 8)
    }),
    shadow(640, 750, 420),
    several(4, (one) => coin(430, one)),
    several(7, (one) => coin(620, one)),
    several(2, (one) => coin(250, one)),
    moved(
      850,
      420,
      1,
      rect(0, 0, 220, 310, dark, 26),
      rect(26, 26, 168, 70, far, 10),
      several(9, (key) =>
        rect(28 + (key % 3) * 60, 122 + Math.floor(key / 3) * 58, 46, 42, key === 8 ? accent : light, 10),
      ),
    ),
  ].join("")
}

export const professional: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    turned(
      -4,
      560,
      420,
      rect(230, 180, 640, 430, main, 12),
      faded(
        0.5,
        several(9, (one) => rect(290 + one * 66, 190, 3, 410, light)),
        several(6, (one) => rect(240, 240 + one * 66, 620, 3, light)),
      ),
      line(`M320 530 V330 L470 ${250 + random() * 30} L620 330 V530Z M620 530 H780 V400 H620`, light, 10),
    ),
    shadow(640, 760, 360),
    moved(820, 420, 1, line("M0 0 L-90 300 M0 0 L90 300", dark, 22), circle(0, 0, 40, accent), circle(0, 0, 16, light)),
    turned(
      -8,
      480,
      700,
      rect(260, 670, 430, 70, "#f3c14b", 8),
      several(10, (one) => rect(284 + one * 40, 672, 5, one % 2 === 0 ? 34 : 20, dark)),
    ),
    circle(960, 230, 56, far),
    circle(960, 230, 22, light),
  ].join("")

export const consulting: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    rect(240, 140, 480, 360, light, 16),
    line("M300 430 L400 340 L480 380 L650 220", accent, 16),
    shape("M650 190 l50 10 l-30 44Z", accent),
    several(4, (bar) => rect(300 + bar * 96, 460 - 40 - bar * 30 - random() * 20, 48, 40 + bar * 30, far, 6)),
    line("M300 500 L270 640 M660 500 L690 640", dark, 14),
    figure(880, 480, 1.25, main, pick(skins, random), pick(hairs, random)),
    shadow(600, 780, 460),
    figure(420, 540, 1.05, accent, pick(skins, random), pick(hairs, random)),
    rect(180, 690, 880, 50, dark, 20),
    rect(600, 650, 130, 40, light, 8),
  ].join("")

export const security: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(600, 770, 240),
    shape(
      "M600 150 C690 220 780 240 870 240 C880 480 800 650 600 750 C400 650 320 480 330 240 C420 240 510 220 600 150Z",
      main,
    ),
    shape("M600 150 C690 220 780 240 870 240 C880 480 800 650 600 750Z", dark),
    faded(0.2, shape("M600 200 C670 256 750 280 820 284 C820 480 760 600 600 694Z", light)),
    rect(510, 420, 180, 150, light, 26),
    line("M544 420 V370 C544 296 656 296 656 370 V420", light, 26),
    circle(600, 484, 24, accent),
    rect(590, 486, 20, 46, accent, 8),
    turned(
      random() * 16 - 8,
      1000,
      250,
      rect(920, 210, 180, 84, light, 30),
      circle(934, 252, 34, dark),
      circle(934, 252, 14, accent),
      rect(1040, 290, 22, 80, far, 8),
    ),
  ].join("")

export const marketing: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(560, 770, 320),
    turned(
      -12,
      560,
      460,
      shape("M330 400 L720 230 V690 L330 520Z", main),
      rect(250, 390, 110, 140, dark, 34),
      shape("M380 530 H480 L520 720 H420Z", accent),
      line("M720 250 V670", light, 30),
    ),
    faded(0.8, line("M820 360 C870 400 870 470 820 510 M890 300 C970 370 970 490 890 560", light, 22)),
    moved(
      960,
      190 + random() * 60,
      1,
      rect(-80, -50, 190, 110, accent, 40),
      shape("M10 30 C-40 0 -20 -36 10 -14 C40 -36 60 0 10 30Z", light),
    ),
    moved(
      230,
      190 + random() * 60,
      0.9,
      circle(0, 0, 64, far),
      shape("M0 -40 L12 -12 L42 -8 L20 12 L26 42 L0 26 L-26 42 L-20 12 L-42 -8 L-12 -12Z", light),
    ),
  ].join("")

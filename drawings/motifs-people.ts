/** Motifs of what people do for people. */
import {
  circle,
  faded,
  figure,
  leaf,
  line,
  moved,
  oval,
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

export const events: Motif = ({ main, accent, light, dark }, random) => {
  const colours = [main, accent, light] as const
  const flag = (place: number): string => {
    const y = 150 + Math.sin((place / 11) * Math.PI) * 110
    return shape(`M${120 + place * 82} ${y} h70 l-35 84Z`, colours[place % 3] ?? main)
  }
  const confetti = () =>
    turned(
      random() * 90,
      600,
      400,
      rect(150 + random() * 900, 260 + random() * 260, 22, 12, pick([...colours], random), 4),
    )
  return [
    line("M80 140 Q600 370 1120 140", dark, 8),
    several(12, flag),
    several(26, confetti),
    shadow(600, 770, 330),
    rect(360, 640, 480, 130, light, 30),
    rect(430, 530, 340, 120, main, 26),
    rect(490, 440, 220, 100, accent, 22),
    faded(
      0.7,
      shape("M360 680 q40 60 80 0 q40 60 80 0 q40 60 80 0 q40 60 80 0 q40 60 80 0 q40 60 80 0 V640 H360Z", accent),
    ),
    several(3, (one) => rect(542 + one * 50, 380, 16, 64, light, 6) + oval(550 + one * 50, 364, 11, 20, "#ffb347")),
  ].join("")
}

export const education: Motif = ({ main, accent, light, dark, far }, random) => {
  const colours = [main, accent, far, dark] as const
  const book = (place: number) =>
    rect(480 + (place % 2) * 18, 672 - place * 56, 420, 54, colours[place % 4] ?? main, 10) +
    rect(500 + (place % 2) * 18, 684 - place * 56, 24, 30, light, 4)
  return [
    rect(170, 120, 470, 290, dark, 18),
    faded(
      0.85,
      line("M220 200 C280 140 330 260 390 200 S500 150 580 210", light, 9),
      line("M220 280 H460 M220 340 H380", light, 9),
      circle(560, 330, 36, accent),
    ),
    shadow(640, 734, 330),
    several(4, book),
    moved(
      700,
      360,
      1,
      shape("M0 -20 L190 50 L0 120 L-190 50Z", accent),
      shape("M-110 84 V150 C-60 196 60 196 110 150 V84 L0 126Z", main),
      line("M170 56 V160", light, 9),
      circle(170, 168, 16, light),
    ),
    turned(
      20 + random() * 30,
      360,
      620,
      rect(345, 460, 34, 240, accent),
      shape("M345 700 H379 L362 750Z", light),
      rect(345, 444, 34, 30, far, 8),
    ),
  ].join("")
}

export const health: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(600, 760, 340),
    circle(600, 420, 250, light),
    circle(600, 420, 222, far),
    figure(600, 480, 1.35, main, pick(skins, random), pick(hairs, random)),
    rect(340, 700, 520, 50, light, 25),
    moved(
      250,
      560,
      1,
      rect(0, 40, 110, 160, accent, 24),
      rect(34, 0, 42, 46, dark, 8),
      faded(0.5, rect(20, 80, 70, 70, light, 12)),
    ),
    moved(880, 590, 1, rect(0, 0, 130, 130, light, 24), line("M65 30 V100 M30 65 H100", accent, 22)),
    leaf(930, 590, 100, 24, "#4f9a5c"),
    leaf(920, 590, 90, -30, "#6fbf73"),
  ].join("")

export const tourism: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shape("M120 700 L430 250 L600 500 L740 320 L1080 700Z", dark),
    shape("M430 250 L350 366 L410 350 L450 390 L490 340Z", light),
    shape("M740 320 L680 398 L738 384 L790 380Z", light),
    shadow(600, 770, 240),
    rect(440, 480, 300, 280, main, 40),
    rect(500, 440, 180, 60, main, 26),
    line("M540 450 C540 390 640 390 640 450", dark, 18),
    rect(470, 590, 240, 130, accent, 24),
    rect(560, 580, 60, 40, light, 10),
    faded(0.3, rect(440, 520, 300, 18, light)),
    turned(
      -10 + random() * 20,
      900,
      690,
      rect(780, 640, 240, 110, light, 8),
      line("M800 720 C850 660 900 740 1000 664", accent, 8),
      rect(858, 640, 4, 110, far),
      rect(938, 640, 4, 110, far),
    ),
    moved(900, 560, 0.8, shape("M0 90 C-60 20 -50 -50 0 -50 S60 20 0 90Z", accent), circle(0, -4, 22, light)),
  ].join("")

export const vip: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shape("M330 770 L470 160 H730 L870 770Z", "#b9314f"),
    faded(0.25, shape("M390 770 L500 160 H520 L430 770Z", light), shape("M810 770 L700 160 H680 L770 770Z", light)),
    shadow(600, 700, 250),
    oval(600, 610, 260, 34, light),
    oval(600, 600, 226, 22, far),
    shape("M390 596 C390 330 810 330 810 596Z", main),
    faded(0.4, shape("M440 560 C450 430 530 390 590 384 C520 420 480 480 474 560Z", light)),
    circle(600, 380, 26, accent),
    rect(360, 640, 480, 18, dark, 9),
    several(5, (one) =>
      moved(
        240 + one * 180,
        170 + random() * 80,
        0.5 + random() * 0.4,
        shape("M0 -50 L12 -12 L50 0 L12 12 L0 50 L-12 12 L-50 0 L-12 -12Z", accent),
      ),
    ),
  ].join("")

export const media: Motif = ({ main, accent, light, dark, far }, random) => {
  const frame = (x: number, y: number, tilt: number) =>
    turned(
      tilt,
      x,
      y,
      rect(x, y, 190, 210, light, 8),
      rect(x + 14, y + 14, 162, 146, far),
      shape(`M${x + 14} ${y + 160} l56 -76 l44 50 l26 -30 l36 56Z`, main),
      circle(x + 134, y + 50, 20, accent),
    )
  return [
    frame(180, 180, -8 - random() * 6),
    frame(850, 160, 6 + random() * 8),
    shadow(600, 740, 330),
    rect(330, 370, 540, 350, dark, 44),
    shape("M470 380 L510 310 H690 L730 380Z", dark),
    rect(330, 440, 540, 26, accent),
    circle(600, 550, 142, light),
    circle(600, 550, 118, main),
    circle(600, 550, 78, dark),
    faded(0.7, circle(568, 516, 26, light)),
    rect(770, 396, 64, 30, light, 8),
    circle(400, 408, 16, accent),
  ].join("")
}

export const design: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(560, 760, 330),
    line("M400 770 L530 250 M700 770 L580 250", dark, 22),
    turned(
      -3,
      560,
      400,
      rect(310, 170, 500, 400, light, 8),
      rect(336, 196, 448, 348, far),
      circle(440, 320, 70 + random() * 20, accent),
      shape("M336 544 V440 C440 380 520 520 640 420 S760 400 784 410 V544Z", main),
      shape(`M600 ${260 + random() * 40} l90 150 h-180Z`, dark),
    ),
    rect(370, 570, 390, 24, dark, 12),
    moved(
      900,
      640,
      1,
      shape(
        "M0 -110 C130 -110 190 -40 170 30 C156 76 90 40 70 76 C52 110 60 130 0 130 C-120 130 -160 60 -160 0 S-110 -110 0 -110Z",
        light,
      ),
      circle(-80, -30, 26, accent),
      circle(-10, -62, 26, main),
      circle(70, -40, 26, far),
      circle(-80, 46, 26, dark),
    ),
  ].join("")

export const trade: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(600, 750, 400),
    rect(270, 340, 660, 400, light, 10),
    rect(310, 470, 250, 180, far, 10),
    rect(620, 470, 250, 270, dark, 10),
    rect(640, 490, 210, 230, far, 6),
    several(6, (one) => shape(`M${240 + one * 120} 250 h120 v110 a60 60 0 0 1 -120 0Z`, one % 2 === 0 ? main : light)),
    rect(230, 220, 740, 46, accent, 12),
    several(3, (one) => circle(360 + one * 76, 610 - random() * 20, 34, [accent, main, light][one % 3] ?? main)),
    rect(300, 640, 270, 28, dark, 8),
    moved(960, 610, 1, rect(0, 0, 140, 140, main, 12), line("M40 20 C40 -50 100 -50 100 20", dark, 10)),
  ].join("")

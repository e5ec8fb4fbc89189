/** Motifs of what is done at home and outdoors. */
import { circle, faded, leaf, line, moved, oval, rect, several, shadow, shape, turned, type Palette } from "./shapes.ts"

type Motif = (palette: Palette, random: () => number) => string

export const household: Motif = ({ main, accent, light, dark }, random) => {
  const bubble = () => faded(0.6, circle(280 + random() * 640, 130 + random() * 330, 14 + random() * 34, light))
  return [
    shadow(600, 740, 330),
    shape("M380 470 H680 L640 740 H420Z", main),
    oval(530, 470, 150, 34, dark),
    oval(530, 462, 150, 30, light),
    circle(450, 440, 42, light),
    circle(530, 420, 56, light),
    circle(615, 440, 44, light),
    line("M392 480 C360 300 700 300 668 480", dark, 10),
    turned(16, 780, 500, rect(768, 150, 24, 430, accent, 12), shape("M700 570 H860 L884 730 H676Z", light)),
    turned(16, 780, 500, line("M720 610 V720 M760 610 V724 M800 610 V724 M840 610 V720", dark, 6)),
    several(7, bubble),
  ].join("")
}

export const construction: Motif = ({ main, accent, light, dark, far }, random) => {
  const wet = 180 + random() * 60
  return [
    rect(270, 140, 660, 500, light, 8),
    shape(
      `M270 148 H930 V${wet + 150} C860 ${wet + 230} 800 ${wet + 60} 700 ${wet + 170} S460 ${wet + 250} 270 ${wet + 130}Z`,
      main,
    ),
    faded(
      0.3,
      several(6, (place) => rect(290 + place * 108, 160, 50, 190 + random() * 80, light, 25)),
    ),
    shadow(520, 770, 240),
    line("M400 770 L480 330 M620 770 L540 330 M430 640 H590 M446 540 H574 M464 440 H556", far, 22),
    line("M400 770 L480 330 M620 770 L540 330", dark, 10),
    moved(
      700,
      560,
      1,
      shape("M0 40 H190 L172 210 H18Z", accent),
      oval(95, 40, 95, 24, light),
      oval(95, 42, 78, 17, main),
    ),
    turned(
      -28,
      830,
      400,
      rect(760, 290, 180, 74, accent, 20),
      line("M940 326 H980 V420 H850 V470", dark, 12),
      rect(832, 460, 36, 130, dark, 14),
    ),
  ].join("")
}

export const gardening: Motif = ({ main, accent, light, dark }, random) => {
  const bloom = (place: number): string => {
    const [x, y] = [330 + place * 108, 380 + random() * 110]
    const petals = several(6, (one) =>
      turned(one * 60, x, y, oval(x, y - 34, 19, 34, place % 2 === 0 ? accent : light)),
    )
    return (
      line(`M${x} 660 C${x - 20} 560 ${x + 18} 500 ${x} ${y}`, "#3c7a4b", 12) +
      leaf(x, 590, 74, 48, "#4f9a5c") +
      leaf(x, 560, 66, -52, "#3c7a4b") +
      petals +
      circle(x, y, 22, main)
    )
  }
  return [
    shadow(600, 770, 380),
    several(6, bloom),
    shape("M250 630 H950 L910 770 H290Z", dark),
    rect(230, 606, 740, 52, main, 14),
    faded(0.25, rect(250, 616, 700, 12, light, 6)),
  ].join("")
}

export const appliances: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(600, 770, 300),
    rect(380, 240, 440, 530, light, 30),
    rect(380, 240, 440, 110, far, 30),
    rect(416, 270, 130, 50, light, 10),
    circle(690, 295, 26, accent),
    circle(765, 295, 26, dark),
    circle(600, 560, 168, far),
    circle(600, 560, 138, dark),
    circle(600, 560, 122, main),
    turned(random() * 80, 600, 560, shape("M490 580 C540 500 640 640 712 548 A122 122 0 0 1 488 590Z", light)),
    faded(0.35, shape("M510 500 A110 110 0 0 1 600 452 L606 478 A86 86 0 0 0 534 516Z", light)),
    turned(
      -34,
      900,
      560,
      rect(880, 420, 40, 300, accent, 20),
      shape("M850 400 a50 50 0 1 0 100 0 l-26 26 h-48Z", accent),
    ),
  ].join("")

export const transport: Motif = ({ main, accent, light, dark }, random) => {
  const box = (x: number, y: number, size: number) =>
    rect(x, y, size, size * 0.8, "#d9a066", 6) + rect(x + size * 0.4, y, size * 0.2, size * 0.8, "#c08647")
  return [
    shadow(560, 740, 430),
    rect(200, 330, 500, 350, main, 20),
    faded(0.22, rect(220, 350, 460, 60, light, 12)),
    shape("M700 420 H850 C900 420 930 520 960 560 V680 H700Z", accent),
    shape("M740 450 H836 C866 450 884 510 900 552 H740Z", light),
    rect(200, 660, 770, 34, dark, 12),
    circle(350, 700, 66, dark),
    circle(350, 700, 30, light),
    circle(820, 700, 66, dark),
    circle(820, 700, 30, light),
    box(1010, 640, 130),
    box(1024, 548 + random() * 6, 104),
    faded(0.9, line("M330 520 H560 M500 460 L566 520 L500 580", light, 22)),
  ].join("")
}

export const vehicles: Motif = ({ main, accent, light, dark, far }, random) =>
  [
    shadow(600, 730, 430),
    shape(
      "M190 620 C190 520 250 510 330 500 C400 380 470 350 610 350 C760 350 820 420 880 500 C980 510 1020 540 1020 640 V680 H190Z",
      main,
    ),
    shape("M400 500 C440 420 490 396 590 396 V500Z", light),
    shape("M620 396 C720 396 780 430 820 500 H620Z", light),
    rect(190, 610, 830, 30, far, 10),
    circle(250, 580, 24, light),
    circle(980, 580, 20, accent),
    circle(370, 680, 84, dark),
    circle(370, 680, 44, light),
    circle(370, 680, 16, dark),
    circle(840, 680, 84, dark),
    circle(840, 680, 44, light),
    circle(840, 680, 16, dark),
    turned(
      -20 - random() * 20,
      950,
      300,
      rect(932, 200, 36, 230, accent, 18),
      shape("M896 200 a54 54 0 1 1 108 0 l-32 -6 v-40 h-44 v40Z", accent),
    ),
  ].join("")

export const ecology: Motif = ({ main, light, dark, accent, far }, random) => {
  const panel = (x: number) =>
    turned(
      -14,
      x,
      600,
      rect(x, 520, 220, 140, dark, 8),
      faded(0.5, line(`M${x + 74} 522 V658 M${x + 148} 522 V658 M${x + 4} 590 H${x + 216}`, light, 5)),
    )
  const blades = several(3, (one) =>
    turned(
      one * 120 + random() * 60,
      790,
      290,
      shape("M790 290 C830 220 820 130 796 70 C776 130 770 230 790 290Z", light),
    ),
  )
  return [
    shape("M778 300 H802 L820 740 H760Z", light),
    blades,
    circle(790, 290, 20, accent),
    circle(360, 230, 84, accent),
    faded(
      0.5,
      several(8, (one) => turned(one * 45, 360, 230, rect(354, 100, 12, 34, accent, 6))),
    ),
    panel(240),
    panel(480),
    line("M350 650 V740 M590 650 V740", dark, 14),
    leaf(980, 740, 130, 20, "#4f9a5c"),
    leaf(960, 740, 110, -34, main),
    rect(200, 736, 720, 12, far, 6),
  ].join("")
}

export const realEstate: Motif = ({ main, accent, light, dark, far }, random) => {
  const window = (x: number, y: number) =>
    rect(x, y, 96, 96, light, 8) + faded(0.8, rect(x + 10, y + 10, 34, 76, far), rect(x + 52, y + 10, 34, 76, far))
  return [
    shadow(600, 740, 400),
    rect(330, 400, 540, 340, light, 6),
    rect(330, 400, 540, 340, main, 6),
    shape("M270 420 L600 180 L930 420 L900 452 L600 236 L300 452Z", dark),
    rect(740, 210, 60, 130, dark, 4),
    window(390, 470),
    window(714, 470),
    rect(540, 530, 120, 210, accent, 10),
    circle(634, 640, 9, light),
    circle(600, 356, 42, light),
    circle(600, 356, 30, far),
    leaf(300, 740, 120 + random() * 40, 0, "#4f9a5c"),
    leaf(910, 740, 150, 8, "#3c7a4b"),
    leaf(950, 740, 110, 26, "#4f9a5c"),
  ].join("")
}

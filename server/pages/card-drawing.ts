/** Draws a card: the product, what it is, its name and price at the left, its picture at the right. */
import sharp from "sharp"
import { drawScene } from "../../drawings/scenes.ts"
import { maxPicturePixels } from "../../src/domain/limits.ts"
import type { Card } from "./cards.ts"
import { drawable, lettering, linesOf, type Spot, type Weight } from "./lettering.ts"

export const cardSize = { width: 1200, height: 630 } as const
export const cardType = "image/jpeg"

/** The light tokens of the same names (src/ui/theme/tokens.css), by whose profile it is. */
export const cardColours = {
  customer: {
    canvas: "#f8f7f4",
    ink: "#1d1b18",
    "ink-muted": "#57534d",
    accent: "#c2410c",
    "accent-ink": "#b23b0a",
    "accent-line": "#f4cdb4",
  },
  executant: {
    canvas: "#f8f7f4",
    ink: "#1d1b18",
    "ink-muted": "#57534d",
    accent: "#1d4ed8",
    "accent-ink": "#1d4ed8",
    "accent-line": "#c5d4f9",
  },
} as const
const { canvas, ink, "ink-muted": inkMuted, accent: brandColour } = cardColours.customer

const column = { left: 64, width: 548, top: 48, bottom: 584 } as const
const picture = { left: 676, top: 40, width: 484, height: 550, round: 44 } as const

/** Largest first; the first whose lines are few enough is taken. */
const titleSizes = [
  { size: 66, most: 3 },
  { size: 54, most: 4 },
  { size: 46, most: 4 },
] as const
const titleLeading = 1.14

/** Draws the mark of favicon.svg, 32 units wide. */
const mark = (fill: string): string =>
  `<g transform="translate(${column.left} ${column.top}) scale(1.75)"><rect width="32" height="32" rx="8" fill="${fill}"/>` +
  `<path d="M10 8.5v15M22 8.5v15M10 17.5c3-4 5 1.5 7 0s2.5-3.5 5-3" fill="none" stroke="#fff" stroke-width="3.25" stroke-linecap="round" stroke-linejoin="round"/></g>`

/** The card with a window through which the picture is seen. */
const frame = ({ left, top, width, height, round }: typeof picture, side: Card["side"]): string => {
  const { width: w, height: h } = cardSize
  const [right, bottom] = [left + width, top + height]
  const corner = (x: number, y: number): string => `A${round} ${round} 0 0 1 ${x} ${y}`
  const window =
    `M${left + round} ${top}H${right - round}${corner(right, top + round)}V${bottom - round}` +
    `${corner(right - round, bottom)}H${left + round}${corner(left, bottom - round)}V${top + round}${corner(left + round, top)}Z`
  return (
    `<path fill="${canvas}" fill-rule="evenodd" d="M0 0H${w}V${h}H0Z${window}"/>` +
    `<path fill="none" stroke="${cardColours[side]["accent-line"]}" stroke-width="3" d="${window}"/>` +
    `<rect width="14" height="${h}" fill="${cardColours[side].accent}"/>`
  )
}

interface Paragraph {
  readonly lines: readonly string[]
  readonly style: Pick<Spot, "size" | "weight" | "fill">
  readonly leading: number
  /** Above it. */
  readonly space: number
}

const paragraph = (
  text: string,
  { size, weight, fill, most, space }: Omit<Spot, "x" | "y"> & { readonly most: number; readonly space: number },
): Paragraph => ({
  lines: linesOf(text, { weight, size, width: column.width, most }).lines,
  style: { size, weight, fill },
  leading: size * 1.36,
  space,
})

const title = (text: string): Paragraph => {
  const weight: Weight = 700
  const tries = titleSizes.map(({ size, most }) => ({
    size,
    ...linesOf(text, { weight, size, width: column.width, most }),
  }))
  const { size, lines } = tries.find(({ isCut }) => !isCut) ?? tries[tries.length - 1] ?? { size: 46, lines: [] }
  return { lines, style: { size, weight, fill: ink }, leading: size * titleLeading, space: 14 }
}

/** The paragraphs, the last one at the bottom of the column. */
const stacked = (paragraphs: readonly Paragraph[]): string => {
  const shown = paragraphs.filter(({ lines }) => lines.length > 0)
  const height = shown.reduce((sum, { lines, leading, space }) => sum + space + lines.length * leading, 0)
  let y: number = column.bottom - height
  return shown
    .flatMap(({ lines, style, leading, space }) => {
      y += space
      return lines.map((line) => {
        y += leading
        return lettering(line, { ...style, x: column.left, y: y - leading * 0.28 })
      })
    })
    .join("")
}

const words = ({ side, product, eyebrow, title: name, price, facts }: Card): string => {
  const brand = { x: column.left + 72, y: column.top + 41, size: 36, weight: 700, fill: ink } as const
  return (
    mark(brandColour) +
    lettering(drawable(product, brand.weight), brand) +
    stacked([
      paragraph(eyebrow, { size: 27, weight: 500, fill: cardColours[side]["accent-ink"], most: 1, space: 0 }),
      title(drawable(name, 700) === "" ? product : name),
      paragraph(price, { size: 44, weight: 700, fill: cardColours[side]["accent-ink"], most: 1, space: 14 }),
      paragraph(facts, { size: 27, weight: 500, fill: inkMuted, most: price === "" ? 3 : 2, space: 10 }),
    ])
  )
}

const scene = (icon: string): Buffer => Buffer.from(drawScene(icon, 0))

const fitted = (source: Buffer) =>
  sharp(source, { limitInputPixels: maxPicturePixels })
    .autoOrient()
    .resize(picture.width, picture.height, { fit: "cover" })
    .flatten({ background: canvas })
    .timeout({ seconds: 10 })
    .toBuffer()

/** Draws it; a photo that can't be read has its category's drawing in its place. */
export const drawCard = async (card: Card, photo: Buffer | null): Promise<Buffer> => {
  const drawing = () => fitted(scene(card.icon))
  const shown = photo === null ? await drawing() : await fitted(photo).catch(drawing)
  const { width, height } = cardSize
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frame(picture, card.side)}${words(card)}</svg>`
  return sharp({ create: { width, height, channels: 3, background: canvas } })
    .composite([
      { input: shown, left: picture.left, top: picture.top },
      { input: Buffer.from(over), left: 0, top: 0 },
    ])
    .jpeg({ quality: 86 })
    .toBuffer()
}

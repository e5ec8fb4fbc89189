/**
 * Text as outlines in the product's own font, so that a picture looks alike on machines that have no fonts. Letters
 * that the font lacks (other scripts, pictograms) are left out.
 */
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { create, type Font, type FontCollection, type Glyph } from "fontkit"
import { graphemesOf } from "../../src/domain/graphemes.ts"
import { normalized } from "../../src/domain/marks.ts"
import { withoutTail } from "./excerpts.ts"

export type Weight = 500 | 700

/** Files of the font, each with other letters; the first that has one draws it. */
const parts = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"] as const

/** Characters, and code units, of which more are never drawn. */
const longestText = 240
const mostUnits = longestText * 4
/** Code units of a line; no card has room for so many. */
const longestLine = 120

/** The characters that have no letter to draw and ask for none: marks, joiners, selectors. */
const unseen = /^[\p{M}\p{C}]+$/u

const isFont = (opened: Font | FontCollection): opened is Font => "glyphForCodePoint" in opened

const openPart = (part: (typeof parts)[number], weight: Weight): Font => {
  const path = fileURLToPath(import.meta.resolve(`@fontsource/onest/files/onest-${part}-${weight}-normal.woff`))
  const opened = create(readFileSync(path))
  if (!isFont(opened)) throw new Error(`${path} is no font.`)
  return opened
}

const opened = new Map<Weight, readonly Font[]>()

/** Opened when the first text is drawn. */
const fontsOf = (weight: Weight): readonly Font[] => {
  const fonts = opened.get(weight) ?? parts.map((part) => openPart(part, weight))
  opened.set(weight, fonts)
  return fonts
}

const fontWith = (weight: Weight, letter: string): Font | undefined => {
  const code = letter.codePointAt(0) ?? 0
  return fontsOf(weight).find((font) => font.hasGlyphForCodePoint(code))
}

/** Runs of white space become one space, but for spaces that no line is broken at; the font has one of those. */
const boundLine = (text: string): string =>
  normalized(text, "NFC")
    .replaceAll("\u202F", "\u00A0")
    .replace(/[^\S\u00A0]+/gu, " ")
    .trim()

/** As one line, of letters that the font has, and no longer than is ever drawn. */
export const drawable = (text: string, weight: Weight): string => {
  const letters = Array.from(graphemesOf(boundLine(text.slice(0, mostUnits))), ({ segment }) => segment)
  const kept = letters.slice(0, longestText).flatMap((letter) => {
    const [base = "", ...marks] = letter
    if (fontWith(weight, base) === undefined || unseen.test(base)) return []
    return marks.every((mark) => fontWith(weight, mark) !== undefined) ? [letter] : [base]
  })
  return boundLine(kept.join(""))
}

interface Run {
  readonly font: Font
  readonly text: string
}

const runsOf = (text: string, weight: Weight): readonly Run[] => {
  const runs: { readonly font: Font; text: string }[] = []
  for (const letter of text) {
    const font = fontWith(weight, letter)
    if (font === undefined) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

interface Placed {
  readonly glyph: Glyph
  readonly x: number
  readonly scale: number
}

/** Each letter and how far right it is, in the unit of `size`. */
const placed = (text: string, weight: Weight, size: number): readonly Placed[] => {
  const letters: Placed[] = []
  let width = 0
  for (const { font, text: part } of runsOf(text.slice(0, longestLine), weight)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    glyphs.forEach((glyph, index) => {
      letters.push({ glyph, scale, x: width + (positions[index]?.xOffset ?? 0) * scale })
      width += (positions[index]?.xAdvance ?? 0) * scale
    })
  }
  return letters
}

/** Of a letter as a part of its size, by weight and letter. */
const widths = new Map<string, number>()

const letterWidth = (letter: string, weight: Weight): number => {
  const name = `${weight}${letter}`
  const known = widths.get(name)
  if (known !== undefined) return known
  const font = fontWith(weight, letter)
  const width =
    font === undefined ? 0 : font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
  // A character that the font lacks is no letter of it, and of those there are some hundred thousand.
  if (font !== undefined) widths.set(name, width)
  return width
}

/** Without what neighbours move each other: little, and mostly closer. */
export const widthOf = (text: string, weight: Weight, size: number): number => {
  let width = 0
  for (const letter of text.slice(0, mostUnits)) width += letterWidth(letter, weight)
  return width * size
}

/** Answers as many whole letters from the beginning as have room. */
const beginning = (word: string, fits: (text: string) => boolean): string => {
  let kept = ""
  for (const { segment } of graphemesOf(word)) {
    if (!fits(kept + segment)) break
    kept += segment
  }
  return kept
}

/** Without the word that is broken off, unless it is the only one. */
const wholeWords = (part: string, line: string): string => {
  const space = part.lastIndexOf(" ")
  return space < 0 || part === line || line.charAt(part.length) === " " ? part : part.slice(0, space)
}

/** A text in lines no wider than `width`; words that are wider are broken, and what is beyond `most` lines is cut off. */
export const linesOf = (
  text: string,
  { weight, size, width, most }: { weight: Weight; size: number; width: number; most: number },
): { readonly lines: readonly string[]; readonly isCut: boolean } => {
  const fits = (line: string): boolean => widthOf(line, weight, size) <= width
  const lines: string[] = []
  let line = ""
  const words = drawable(text, weight).split(" ")
  for (let word = words.shift(); word !== undefined && lines.length <= most; word = words.shift()) {
    const longer = line === "" ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else if (line === "") {
      const part = beginning(word, fits) || word
      lines.push(part)
      if (part !== word) words.unshift(word.slice(part.length))
    } else {
      lines.push(line)
      line = ""
      words.unshift(word)
    }
  }
  if (line !== "") lines.push(line)
  if (lines.length <= most) return { lines, isCut: false }
  const last = lines[most - 1] ?? ""
  const cut = withoutTail(
    wholeWords(
      beginning(last, (part) => fits(`${part}…`)),
      last,
    ),
  )
  return { lines: [...lines.slice(0, most - 1), `${cut}…`], isCut: true }
}

export interface Spot {
  readonly x: number
  /** Of the line that letters stand on. */
  readonly y: number
  readonly size: number
  readonly weight: Weight
  readonly fill: string
}

const short = (value: number): string => value.toFixed(2)

/** A line of text as SVG. */
export const lettering = (text: string, { x, y, size, weight, fill }: Spot): string => {
  const outlines = placed(text, weight, size).map(
    ({ glyph, x: offset, scale }) =>
      `<path transform="translate(${short(x + offset)} ${short(y)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
  )
  return `<g fill="${fill}">${outlines.join("")}</g>`
}

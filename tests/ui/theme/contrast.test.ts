/**
 * Texts and edges have sufficient contrast on every background they are used on, in both profiles and both schemes
 * (WCAG AA; experience: Accessibility).
 */
import { describe, expect, it } from "vitest"
import { contrast, paletteOf, profiles, schemes, type Palette } from "./colours.ts"
import { styleRules } from "./style-rules.ts"

const textRatio = 4.5
const edgeRatio = 3

/** WCAG 2.2, 1.4.6. */
const askedForTextRatio = 7

const grounds = ["canvas", "surface", "raised", "fill"]
const tones = ["blue", "green", "orange", "yellow", "red"]
const softs = [...tones.map((tone) => `${tone}-soft`), "accent-soft", "accent-soft-hover"]

type Pairs = readonly (readonly [ink: string, ground: string])[]

const every = (inks: readonly string[], on: readonly string[]): Pairs =>
  inks.flatMap((ink) => on.map((ground) => [ink, ground] as const))

const texts: Pairs = [
  ...every(["ink", "ink-muted"], [...grounds, "fill-strong", ...softs]),
  ...every(["ink-faint"], grounds),
  ...every(["ink"], ["accent-line", ...tones.map((tone) => `${tone}-line`)]),
  ...every(["accent-ink"], [...grounds, "accent-soft", "accent-soft-hover"]),
  ...every(["on-accent"], ["accent", "accent-hover", "accent-active"]),
  ...every(["on-danger"], ["danger", "danger-hover"]),
  ...every(["on-inverse"], ["inverse"]),
  ...tones.flatMap((tone) => every([`${tone}-ink`], [...grounds, `${tone}-soft`])),
]

const edges: Pairs = every(["line-strong", "focus", "accent", "danger", "star"], ["canvas", "surface", "raised"])

/** Colours that style sheets combine in one rule. */
const together: Pairs = styleRules().flatMap(({ sets }) => {
  const ink = /^var\(--c-([\w-]+)\)$/.exec(sets.get("color") ?? "")?.[1]
  const ground = /^var\(--c-([\w-]+)\)$/.exec(sets.get("background") ?? "")?.[1]
  return ink !== undefined && ground !== undefined ? [[ink, ground] as const] : []
})

const tooWeak = (palette: Palette, pairs: Pairs, least: number): readonly string[] =>
  [...new Set(pairs.map((pair) => pair.join(" on ")))].flatMap((pair) => {
    const [ink, ground] = pair.split(" on ").map((name) => palette.get(`c-${name}`))
    if (ink === undefined || ground === undefined) return [`${pair}: no such token`]
    const ratio = contrast(ink, ground)
    return ratio < least ? [`${pair}: ${ratio.toFixed(2)}`] : []
  })

describe("contrast", () => {
  it("is measured as WCAG measures it", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5)
    expect(contrast("#c2410c", "#ffffff")).toBeCloseTo(5.18, 2)
    expect(contrast("#1d4ed8", "#ffffff")).toBeCloseTo(6.7, 2)
  })

  it("is asked of the style sheets, too", () => expect(together.length).toBeGreaterThan(10))

  describe.each(profiles.flatMap((profile) => schemes.map((scheme) => ({ profile, scheme }))))(
    "of a $profile, $scheme",
    ({ profile, scheme }) => {
      const palette = paletteOf(profile, scheme)

      it(`is ${textRatio}:1 for text`, () => expect(tooWeak(palette, texts, textRatio)).toEqual([]))

      it(`is ${textRatio}:1 for what a style sheet puts together`, () =>
        expect(tooWeak(palette, together, textRatio)).toEqual([]))

      it(`is ${askedForTextRatio}:1 for quiet text, and ${textRatio}:1 for edges of controls, where more contrast is asked for`, () => {
        const more = paletteOf(profile, scheme, "more contrast")
        expect(
          tooWeak(more, every(["ink-muted", "ink-faint"], [...grounds, "fill-strong"]), askedForTextRatio),
        ).toEqual([])
        expect(tooWeak(more, every(["line-strong"], grounds), textRatio)).toEqual([])
        expect(tooWeak(more, every(["line"], ["canvas", "surface", "raised"]), edgeRatio)).toEqual([])
      })

      it(`is ${edgeRatio}:1 for edges, rings and signs`, () => expect(tooWeak(palette, edges, edgeRatio)).toEqual([]))
    },
  )
})

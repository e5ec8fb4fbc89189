/** The colours of tokens.css as numbers, per profile and scheme, and the contrast of two of them (WCAG 2.2, 1.4.3). */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../../scripts/base/fingerprint.mjs"

export const profiles = ["customer", "executant"] as const
export const schemes = ["light", "dark"] as const

export type Profile = (typeof profiles)[number]
export type Scheme = (typeof schemes)[number]

/** By name without the leading dashes: "c-ink" is "#1d1b18". */
export type Palette = ReadonlyMap<string, string>

const source = readFileSync(join(root, "src/ui/theme/tokens.css"), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")

const moreContrast = /@media \(prefers-contrast: more\) \{[^{}]*\{[^{}]*\}\s*\}/

/** The contrast that people have asked their device for. */
export type Wish = "usual" | "more contrast"

const sourceFor = (wish: Wish): string => {
  const [more = ""] = moreContrast.exec(source) ?? []
  return `${source.replace(moreContrast, "")}${wish === "usual" ? "" : more}`
}

const blocksFor = (profile: Profile, wish: Wish): readonly string[] =>
  [...sourceFor(wish).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = ""]) => {
      const parts = selector.split(",").map((part) => part.trim())
      return parts.includes(":root") || parts.includes(`[data-profile="${profile}"]`)
    })
    .map(([, , block = ""]) => block)

/** Later blocks win, as they do in the browser: an executant's accent stands after the default one. */
export const paletteOf = (profile: Profile, scheme: Scheme, wish: Wish = "usual"): Palette =>
  new Map(
    blocksFor(profile, wish).flatMap((block) =>
      [...block.matchAll(/--(c-[\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g)].map(
        ([, name = "", light = "", dark = ""]) => [name, scheme === "light" ? light : dark] as const,
      ),
    ),
  )

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

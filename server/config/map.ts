/** The style that maps are drawn in, where there is another than the built-in outlines. */
import { addressProblem, type Variables } from "./variables.ts"

export interface MapConfig {
  readonly styleUrl: string
  /** Of the style and of all that it names: what the content security policy lets in, and nothing else. */
  readonly origins: readonly string[]
}

const web = ["http:", "https:"]

/** Tiles, sprites and glyphs may live elsewhere than the style, which only its operator knows. */
const originsIn = ({ text, refuse }: Variables): readonly string[] =>
  (text("MAP_ORIGINS") ?? "").split(",").flatMap((part) => {
    const given = part.trim()
    if (given === "") return []
    if (addressProblem(given, web) === null) return [new URL(given).origin]
    refuse("MAP_ORIGINS", "a list of addresses with plain hosts, such as https://tiles.example,https://glyphs.example")
    return []
  })

export const readMap = (variables: Variables): MapConfig | null => {
  const styleUrl = variables.url("MAP_STYLE_URL", web)
  const others = originsIn(variables)
  if (styleUrl !== undefined) return { styleUrl, origins: [...new Set([new URL(styleUrl).origin, ...others])] }
  if (others.length > 0) variables.refuse("MAP_ORIGINS", "empty without MAP_STYLE_URL")
  return null
}

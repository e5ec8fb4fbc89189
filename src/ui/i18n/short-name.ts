/**
 * Shortens a name with an ellipsis for toasts, which have two lines; the length is in graphemes. experience: Toasts.
 */
import { graphemesOf } from "../../domain/graphemes.ts"

const most = 32

export const shortName = (name: string): string => {
  const seen = [...graphemesOf(name)].slice(0, most + 1)
  return seen.length <= most
    ? name
    : `${seen
        .slice(0, most - 1)
        .map(({ segment }) => segment)
        .join("")
        .trimEnd()}…`
}

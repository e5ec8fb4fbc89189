/**
 * A name that is cut where there are two lines at most, with an ellipsis; people count what they see. experience:
 * Toasts.
 */
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

const most = 32

export const shortName = (name: string): string => {
  const seen = [...graphemes.segment(name)].slice(0, most + 1)
  return seen.length <= most
    ? name
    : `${seen
        .slice(0, most - 1)
        .map(({ segment }) => segment)
        .join("")
        .trimEnd()}…`
}

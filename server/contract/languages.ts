/** The languages of `Accept-Language`, by weight. RFC 9110 §12.5.4; D7. */

/** Bound of the entries that are read; browsers send far fewer. */
const mostWishes = 100

/** Parses `Accept-Language`, most wanted first; entries of weight 0 are left out. */
export const wishedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? "")
    .split(",", mostWishes)
    .map((wish) => {
      const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim())
      const weight = parameters.find((parameter) => /^q=/iu.test(parameter))?.slice(2)
      return { tag, weight: Number(weight ?? 1) }
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

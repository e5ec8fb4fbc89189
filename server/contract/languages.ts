/** The languages that a request asks for, the strongest wish first. RFC 9110 §12.5.4; D7. */

/** Of more wishes than these nobody's browser tells. */
const mostWishes = 100

/** Reads `Accept-Language`; what is wished by nothing is not wished. */
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

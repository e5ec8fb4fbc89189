/**
 * Chooses which of a category's drawings stands for a listing without a picture of its own: the same one wherever it is
 * shown.
 */

/** Of each category there are so many: one for each of the drawings' palettes. */
export const categoryDrawings = 8

/** By the listing's key, so that neighbours of one trade look different. */
export const drawingOf = (key: string): number =>
  [...key].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9_973, 7) % categoryDrawings

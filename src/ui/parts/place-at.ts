/** Finds the place in a list at which a dragged row is let go. experience: Gallery. */

/** `middles`: of the rows, from the top; `y`: of the pointer; `from`: the place of the dragged row, which lies anywhere. */
export const placeAt = (middles: readonly number[], y: number, from: number): number =>
  middles.filter((middle, place) => place !== from && middle < y).length

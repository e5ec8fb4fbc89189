/**
 * Bytes of a packed log in pieces that grow with what came before. A packing that is damaged is unpacked up to the piece which
 * has the damage, so that a small log loses little, and a large one is not unpacked bit by bit. architecture: Replay.
 */

const smallest = 64
const largest = 65_536
/** A piece is so small a part of what came before. */
const share = 16

/** Answers a function that cuts the chunks of one file, in their order. */
export const createPieces = (): (<T extends Uint8Array>(chunk: T) => Generator<T>) => {
  let cut = 0
  return function* (chunk) {
    for (let from = 0; from < chunk.length;) {
      const to = from + Math.min(largest, Math.max(smallest, Math.floor(cut / share)))
      const piece = chunk.subarray(from, to) as typeof chunk
      cut += piece.length
      from += piece.length
      yield piece
    }
  }
}

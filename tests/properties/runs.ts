import { scale } from "../share.ts"

/**
 * Answers the number of cases that a property tries: as many as said in `npm test`, and TEST_SCALE times as many in the
 * long run. E226.
 */
export const runs = (usual: number): { readonly numRuns: number } => ({
  numRuns: usual * scale,
})

/** Facts about the account's executant profiles. Wire shapes: openapi/schemas/executant.yaml. */
import type { Executant } from "../domain/profiles.ts"

export type ProfileEvent =
  | { readonly type: "ExecutantsLoaded"; readonly executants: readonly Executant[]; readonly asOf: number }
  | { readonly type: "ExecutantSubmitted"; readonly executant: Executant }
  | { readonly type: "ExecutantPublished"; readonly executant: Executant }
  | { readonly type: "ExecutantRefused"; readonly executant: Executant }

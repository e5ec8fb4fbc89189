/** Facts about profiles: the account's executants, and any as everybody sees it. Wire shapes: openapi/schemas/executant.yaml, account.yaml. */
import type { ListedListing } from "../domain/listings.ts"
import type { Executant, ProfileId, PublicProfile } from "../domain/profiles.ts"

export type ProfileEvent =
  | { readonly type: "ExecutantsLoaded"; readonly executants: readonly Executant[]; readonly asOf: number }
  | { readonly type: "ExecutantSubmitted"; readonly executant: Executant }
  | { readonly type: "ExecutantPublished"; readonly executant: Executant }
  | { readonly type: "ExecutantRefused"; readonly executant: Executant }
  | { readonly type: "ExecutantChanged"; readonly executant: Executant }
  | { readonly type: "PublicProfileLoaded"; readonly profile: PublicProfile }
  | { readonly type: "ProfileUnavailable"; readonly profile: ProfileId }
  | {
      readonly type: "ExecutantOffersLoaded"
      readonly executantKey: string
      readonly count: number
      readonly offers: readonly ListedListing[]
    }

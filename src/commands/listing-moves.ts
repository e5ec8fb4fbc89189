/** Commands by which owners move their listings; each asks the operation of its kind. Spec §4, §7. */
import * as Effect from "effect/Effect"
import { renewedDays, type OwnerMove } from "../domain/listing-moves.ts"
import type { Listing, ListingId, ListingKind } from "../domain/listings.ts"
import { toListing } from "../events/wire/listings.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { textPayload } from "./listing-payload.ts"
import { reviseListing } from "./revising-listings.ts"

export type ListingMoveCommand =
  /** `canUndo`: nobody was asked before, so that the way back is shown after it. */
  | ({ readonly type: "MoveListing"; readonly move: OwnerMove; readonly canUndo: boolean } & ListingId)
  /** Sends an archived one for review with the words that it has, on days from `today` on where its own have passed. */
  | { readonly type: "RepublishListing"; readonly listing: Listing; readonly today: string }

const paths = {
  Order: {
    hide: "/orders/{key}/hide",
    unhide: "/orders/{key}/unhide",
    archive: "/orders/{key}/archive",
    cancel: "/orders/{key}/cancel",
  },
  Offer: {
    hide: "/offers/{key}/hide",
    unhide: "/offers/{key}/unhide",
    archive: "/offers/{key}/archive",
    cancel: "/offers/{key}/cancel",
  },
} as const satisfies Readonly<Record<ListingKind, Readonly<Record<OwnerMove, string>>>>

export const listingMoveHandlers: Handlers<ListingMoveCommand> = {
  MoveListing: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ kind, key, move, canUndo }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key } }
        const { data, asOf } = yield* ask((signal) => core.PUT(paths[kind][move], { params, signal }))
        return [{ type: "ListingMoved", listing: toListing(data, asOf), move, canUndo }] as const
      }),
  },

  RepublishListing: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ listing, today }) => reviseListing(listing, textPayload({ ...listing, ...renewedDays(listing, today) })),
  },
}

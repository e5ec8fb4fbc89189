/** Commands about listings; each asks the operation of its kind. Spec §7 Orders, Offers. */
import * as Effect from "effect/Effect"
import type { PickedFile } from "../domain/files.ts"
import type { ListingDraft } from "../domain/listing-drafts.ts"
import type { ListingId, ListingKind } from "../domain/listings.ts"
import type { OwnList } from "../domain/own-lists.ts"
import { ownListFilters } from "../domain/status-filters.ts"
import { changeOfPlace, wantedPlace, type PlaceChange } from "../domain/place-drafts.ts"
import { rowsOfPage, type OwnListingsQuery } from "../domain/queries.ts"
import { toListing, toPublicListing } from "../events/wire/listings.ts"
import type { Wire } from "../events/wire/wire.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import { listingUploads, type UploadOperation } from "../sdk/upload.ts"
import type { Handlers } from "./command.ts"
import { isOvertaken, removeFiles } from "./removing-files.ts"
import { listingPayload, newOfferPayload, placePayload } from "./listing-payload.ts"
import { reviseListing } from "./revising-listings.ts"
import { sendFile } from "./sending-files.ts"

export type ListingCommand =
  | ({ readonly type: "LoadOwnListings"; readonly query: OwnListingsQuery } & OwnList)
  | ({ readonly type: "LoadListing" } & ListingId)
  | ({ readonly type: "LoadPublicListing" } & ListingId)
  | { readonly type: "SubmitListing"; readonly kind: ListingKind; readonly id: string; readonly draft: ListingDraft }
  /** Sends the new words to moderation (D40), unless others than those of `versionKey` are there by now (E322). */
  | {
      readonly type: "ReviseListing"
      readonly listing: ListingId
      readonly versionKey: string
      readonly draft: ListingDraft
    }
  /** Refused where the place is another by now than the change was made from (E398). */
  | { readonly type: "ChangeListingPlace"; readonly listing: ListingId; readonly change: PlaceChange }
  | { readonly type: "RemoveListingFiles"; readonly listing: ListingId; readonly fileKeys: readonly string[] }
  | { readonly type: "UploadListingFile"; readonly listing: ListingId; readonly file: PickedFile }

/** The paths of the listings of each kind. */
const paths = {
  Order: {
    list: "/orders",
    own: "/orders/{key}",
    public: "/orders/public/{key}",
    places: "/orders/{id}/location",
    place: "/orders/{id}/location/{key}",
  },
  Offer: {
    list: "/offers",
    own: "/offers/{key}",
    public: "/offers/public/{key}",
    places: "/offers/{id}/location",
    place: "/offers/{id}/location/{key}",
  },
} as const satisfies Readonly<Record<ListingKind, unknown>>

const paging = ({ page, tab }: OwnListingsQuery) =>
  ({
    ...rowsOfPage("ownListings", page),
    filter: ownListFilters[tab],
    sortBy: "UpdatedDate desc",
  }) as const

const readOwn = ({ kind, key }: ListingId) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const params = { path: { key } }
    const { data, asOf } = yield* ask((signal) => core.GET(paths[kind].own, { params, signal }))
    return [{ type: "ListingLoaded", listing: toListing(data, asOf) }] as const
  })

/** After a change whose answer is not the listing. The change is made, whatever becomes of reading it; the hub reports it too. */
const readAnew = (listing: ListingId) => readOwn(listing).pipe(Effect.catch(() => Effect.succeed([] as const)))

const ofPlace = (id: string, { key, versionKey }: Exclude<PlaceChange, { readonly act: "add" }>) => ({
  path: { id, key },
  ...(versionKey !== undefined && { header: { "Base-Version": versionKey } }),
})

const changePlace = ({ kind, key: id }: ListingId, change: PlaceChange) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const { places, place } = paths[kind]
    switch (change.act) {
      case "add": {
        const body = placePayload(change.place)
        yield* ask((signal) => core.POST(places, { params: { path: { id } }, body, signal }))
        break
      }
      case "replace": {
        const body = placePayload(change.place)
        yield* ask((signal) => core.PUT(place, { params: ofPlace(id, change), body, signal }))
        break
      }
      case "remove":
        yield* ask((signal) => core.DELETE(place, { params: ofPlace(id, change), signal }))
    }
  })

export const listingHandlers: Handlers<ListingCommand> = {
  LoadOwnListings: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, executantKey, query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const ofExecutant = executantKey === null ? {} : { executantGuid: executantKey }
        const params = { query: { ...paging(query), ...ofExecutant } }
        const { data, asOf } = yield* ask((signal) => core.GET(paths[kind].list, { params, signal }))
        const listings = data.items.map((item) => toListing(item, asOf))
        return [
          { type: "OwnListingsPageLoaded", kind, executantKey, query, count: data.count, listings, asOf },
        ] as const
      }),
  },

  LoadListing: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: readOwn,
  },

  LoadPublicListing: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, key }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key } }
        const { data } = yield* ask((signal) => core.GET(paths[kind].public, { params, signal }))
        return [{ type: "PublicListingLoaded", listing: toPublicListing(data) }] as const
      }).pipe(Effect.catchTag("NotFound", () => Effect.succeed([{ type: "ListingUnavailable", kind, key }] as const))),
  },

  SubmitListing: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ kind, id, draft }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { header: { "Idempotency-Key": id } }
        const { data, asOf } = yield* kind === "Order"
          ? ask((signal) => core.POST("/orders/create", { params, body: listingPayload(draft), signal }))
          : ask((signal) => core.POST("/offers", { params, body: newOfferPayload(draft), signal }))
        return [{ type: "ListingSubmitted", listing: toListing(data, asOf) }] as const
      }),
  },

  ReviseListing: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ listing, versionKey, draft }) => reviseListing({ ...listing, versionKey }, listingPayload(draft)),
  },

  // The form shows the failures of these two in place, and toasts do so once it was left.
  ChangeListingPlace: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ listing, change }) =>
      changePlace(listing, change).pipe(
        Effect.andThen(readAnew(listing)),
        // The answer to an earlier try got lost, or another tab wanted the same; else its owner chooses (E398).
        Effect.catchIf(isOvertaken, (failure) =>
          Effect.gen(function* () {
            const read = yield* readOwn(listing)
            const [{ listing: now }] = read
            return changeOfPlace(now.place, wantedPlace(change)) === null ? read : yield* Effect.fail(failure)
          }),
        ),
      ),
  },

  RemoveListingFiles: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ listing, fileKeys }) =>
      removeFiles(
        fileKeys,
        readOwn(listing).pipe(Effect.map(([{ listing: now }]) => now.files.map(({ key }) => key))),
      ).pipe(Effect.andThen(readAnew(listing))),
  },

  UploadListingFile: {
    policy: "queue",
    failureDisplay: "inPlace",
    handle: ({ listing: { kind, key }, file }) => {
      const to: UploadOperation<Wire["Order"] | Wire["Offer"]> = listingUploads[kind]
      return sendFile({
        holder: key,
        file,
        to,
        at: { key },
        becomes: ({ data, asOf }) => ({ type: "ListingChanged", listing: toListing(data, asOf) }),
      })
    },
  },
}

/** Sends a listing's words for review, new ones or the same again. Spec §7 Orders, Offers. */
import * as Effect from "effect/Effect"
import type { Listing, ListingKind } from "../domain/listings.ts"
import { toListing } from "../events/wire/listings.ts"
import type { Wire } from "../events/wire/wire.ts"
import { ask, Sdk } from "../sdk/sdk.ts"

const paths = { Order: "/orders/{key}", Offer: "/offers/{key}" } as const satisfies Readonly<
  Record<ListingKind, string>
>

/** `versionKey`: the version that its owner has seen. */
export const reviseListing = (
  { kind, key, versionKey }: Pick<Listing, "kind" | "key" | "versionKey">,
  body: Wire["OrderPayload"],
) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const params = { path: { key }, header: { "Base-Version": versionKey } }
    const { data, asOf } = yield* ask((signal) => core.PUT(paths[kind], { params, body, signal }))
    return [{ type: "ListingSubmitted", listing: toListing(data, asOf) }] as const
  })

/** Commands about places. Spec §7 Addresses and categories; D101. */
import * as Effect from "effect/Effect"
import { pageSizes } from "../domain/limits.ts"
import { addressCountries } from "../domain/locations.ts"
import { toFoundAddress } from "../events/wire/locations.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

/** `text` is an `addressTerm`. */
export type LocationCommand = { readonly type: "FindAddresses"; readonly text: string }

export const locationHandlers: Handlers<LocationCommand> = {
  FindAddresses: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ text }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const query = { query: text, countrySet: [...addressCountries], top: pageSizes.suggestions }
        const { data } = yield* ask((signal) => core.GET("/search/fuzzy", { params: { query }, signal }))
        return [{ type: "AddressesFound", text, addresses: data.items.map(toFoundAddress) }] as const
      }),
  },
}

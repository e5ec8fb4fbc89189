/** Commands about places. Spec §7 Addresses and categories. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import { pageSizes } from "../domain/limits.ts"
import { addressCountries } from "../domain/locations.ts"
import { toFoundAddress } from "../events/wire/locations.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { Device } from "./services.ts"

export type LocationCommand =
  /** `text` is an `addressTerm`. */
  | { readonly type: "FindAddresses"; readonly text: string }
  /** Makes the browser ask the person, so it belongs to a press. */
  | { readonly type: "AskPosition" }

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

  AskPosition: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const device = yield* Device
        const position = yield* Effect.promise(device.position)
        if (typeof position === "string") return yield* Effect.fail<Failure>({ _tag: "NoPosition", why: position })
        return [{ type: "PositionTold", point: position }] as const
      }),
  },
}

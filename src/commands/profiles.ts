/** Commands about executant profiles. Spec §7 Executants; D50. */
import * as Effect from "effect/Effect"
import { toExecutant } from "../events/wire/profiles.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import { switched } from "./account.ts"
import type { Handlers } from "./command.ts"
import { Progress } from "./services.ts"

export type ProfileCommand =
  | { readonly type: "LoadExecutants" }
  /** Makes the profile and goes on as it: whoever makes one has said that they offer services (E196). */
  | {
      readonly type: "CreateExecutant"
      readonly id: string // makes a repeated create one profile (D6)
      readonly name: string
      readonly categoryKey: string
      readonly description: string
    }

export const profileHandlers: Handlers<ProfileCommand> = {
  LoadExecutants: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) => core.GET("/executant", { signal }))
        return [
          { type: "ExecutantsLoaded", executants: data.items.map((item) => toExecutant(item, asOf)), asOf },
        ] as const
      }),
  },

  CreateExecutant: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ id, name, categoryKey, description }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/executant", {
            params: { query: { publish: true }, header: { "Idempotency-Key": id } },
            body: { name, classificatorPrimaryKey: categoryKey, description },
            signal,
          }),
        )
        // It is there, whatever becomes of the rest; another try is given the same one (D6).
        const { tell } = yield* Progress
        tell([{ type: "ExecutantSubmitted", executant: toExecutant(data, asOf) }])
        return [yield* switched(data.key)]
      }),
  },
}

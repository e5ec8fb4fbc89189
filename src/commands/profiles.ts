/** Commands about executant profiles. Spec §7 executants; D50. */
import * as Effect from "effect/Effect"
import { toExecutant } from "../events/wire/profiles.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type ProfileCommand =
  | { readonly type: "LoadExecutants" }
  | {
      readonly type: "CreateExecutant"
      readonly id: string // makes a repeated create one profile (D6)
      readonly name: string
      readonly categoryKey: string
      readonly description: string
    }

export const profileHandlers: Handlers<ProfileCommand> = {
  LoadExecutants: {
    policy: "once",
    failures: "inPlace",
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
    failures: "inPlace",
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
        return [{ type: "ExecutantSubmitted", executant: toExecutant(data, asOf) }] as const
      }),
  },
}

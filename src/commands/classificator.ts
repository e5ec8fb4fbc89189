/** Commands about categories. Spec §7 Addresses and categories. */
import * as Effect from "effect/Effect"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type ClassificatorCommand = { readonly type: "LoadClassificator" }

export const classificatorHandlers: Handlers<ClassificatorCommand> = {
  LoadClassificator: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) =>
          core.GET("/classificator/{name}/short", { params: { path: { name: "services" } }, signal }),
        )
        return [{ type: "ClassificatorLoaded", categories: data.items }] as const
      }),
  },
}

/** Commands about newer versions of the mobile app. Spec §4 App update, §7. */
import * as Effect from "effect/Effect"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { Device } from "./services.ts"

export type AppUpdateCommand =
  | { readonly type: "LoadNewestVersions" }
  /** "Not now": this device is asked about this version no more. */
  | { readonly type: "PutOffAppUpdate"; readonly version: string }

export const appUpdateHandlers: Handlers<AppUpdateCommand> = {
  LoadNewestVersions: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) => core.GET("/platform/metadata", { signal }))
        return [{ type: "NewestVersionsLoaded", newest: data }] as const
      }),
  },

  PutOffAppUpdate: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ version }) =>
      Effect.gen(function* () {
        const { putOffUpdate } = yield* Device
        putOffUpdate(version)
        return [{ type: "AppUpdatePutOff", version }] as const
      }),
  },
}

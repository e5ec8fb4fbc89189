/** Commands about the market's numbers. Spec §7 Search and statistics. */
import * as Effect from "effect/Effect"
import { toStatistics } from "../events/wire/statistics.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type StatisticsCommand = { readonly type: "LoadStatistics" }

export const statisticsHandlers: Handlers<StatisticsCommand> = {
  LoadStatistics: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) => core.GET("/analytics/statistics", { signal }))
        return [{ type: "StatisticsLoaded", statistics: toStatistics(data) }] as const
      }),
  },
}

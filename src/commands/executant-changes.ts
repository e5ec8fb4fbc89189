/** The outcome of changing an own executant profile: the change waits for moderation, or holds at once. */
import * as Effect from "effect/Effect"
import { isWaitingVersion } from "../domain/listing-statuses.ts"
import type { EventOf } from "../events/catalogue.ts"
import type { Wire } from "../events/wire/wire.ts"
import { toExecutant } from "../events/wire/profiles.ts"
import { ask, Sdk, type Answer } from "../sdk/sdk.ts"

/** A draft changes at once; what waits or is published goes to moderation with every change. */
export const afterChange = ({
  data,
  asOf,
}: Answer<Wire["Executant"]>): EventOf<"ExecutantSubmitted"> | EventOf<"ExecutantChanged"> => ({
  type: isWaitingVersion(data.versionStatus) ? "ExecutantSubmitted" : "ExecutantChanged",
  executant: toExecutant(data, asOf),
})

export const executantNow = (key: string) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const { data, asOf } = yield* ask((signal) => core.GET("/executant/{key}", { params: { path: { key } }, signal }))
    return { type: "ExecutantChanged", executant: toExecutant(data, asOf) } as const
  })

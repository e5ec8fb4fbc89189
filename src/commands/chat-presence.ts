/** Commands about what is so at the moment in conversations. */
import * as Effect from "effect/Effect"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type ChatPresenceCommand =
  /** Reports to the other side that one is writing. A failure is shown to nobody, as the next report follows. */
  | { readonly type: "TellTyping"; readonly chatKey: string; readonly participantKey: string }
  | { readonly type: "LoadOnline"; readonly profileKey: string }

export const chatPresenceHandlers: Handlers<ChatPresenceCommand> = {
  TellTyping: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ chatKey, participantKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { chatKey }, query: { participantKey } }
        yield* ask((signal) => core.PUT("/chat/{chatKey}/typing", { params, signal }))
        return []
      }),
  },

  LoadOnline: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ profileKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const query = { participantKey: profileKey }
        const { data } = yield* ask((signal) => core.GET("/chat/online", { params: { query }, signal }))
        return [{ type: "ChatOnlineLoaded", profileKey, ...data }] as const
      }),
  },
}

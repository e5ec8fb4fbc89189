/** Commands about letters to support: writing one, and reading them as a moderator. Spec §7 Support. */
import * as Effect from "effect/Effect"
import { oneLine } from "../domain/graphemes.ts"
import { multiLine } from "../domain/text.ts"
import { toReceivedLetter } from "../events/wire/support.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type SupportCommand =
  | {
      readonly type: "SendSupportLetter"
      readonly userName: string
      readonly email: string
      readonly message: string
      /** An event log, packed by gzip, in base64; null: none goes along. */
      readonly log: string | null
    }
  | { readonly type: "LoadSupportLetters"; readonly skip: number }
  | { readonly type: "ReadSupportLog"; readonly key: string }

/** Letters that a moderator reads at once. */
const lettersAtOnce = 20

export const supportHandlers: Handlers<SupportCommand> = {
  SendSupportLetter: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ userName, email, message, log }) =>
      Effect.gen(function* () {
        const { support } = yield* Sdk
        const body = { userName: oneLine(userName), email: email.trim(), message: multiLine(message), log }
        yield* ask((signal) => support.POST("/support/send", { body, signal }))
        return []
      }),
  },

  LoadSupportLetters: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ skip }) =>
      Effect.gen(function* () {
        const { support } = yield* Sdk
        const params = { query: { top: lettersAtOnce, skip } }
        const { data } = yield* ask((signal) => support.GET("/support/letters", { params, signal }))
        return [{ type: "SupportLettersLoaded", count: data.count, letters: data.items.map(toReceivedLetter) }] as const
      }),
  },

  ReadSupportLog: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ key }) =>
      Effect.gen(function* () {
        const { support } = yield* Sdk
        const params = { path: { key } }
        const { data } = yield* ask((signal) => support.GET("/support/letters/{key}/log", { params, signal }))
        return [{ type: "SupportLogRead", key, log: data.log }] as const
      }),
  },
}

/** Commands about letters to support. Spec §7 Support. */
import * as Effect from "effect/Effect"
import { oneLine } from "../domain/graphemes.ts"
import { multiLine } from "../domain/text.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type SupportCommand = {
  readonly type: "SendSupportLetter"
  readonly userName: string
  readonly email: string
  readonly message: string
}

export const supportHandlers: Handlers<SupportCommand> = {
  SendSupportLetter: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ userName, email, message }) =>
      Effect.gen(function* () {
        const { support } = yield* Sdk
        const body = { userName: oneLine(userName), email: email.trim(), message: multiLine(message) }
        yield* ask((signal) => support.POST("/support/send", { body, signal }))
        return []
      }),
  },
}

/** Commands about short messages. */
import * as Effect from "effect/Effect"
import type { Handlers } from "./command.ts"

export type ToastCommand =
  | { readonly type: "DismissToast"; readonly id: number }
  | { readonly type: "ExpireToast"; readonly id: number }

export const toastHandlers: Handlers<ToastCommand> = {
  DismissToast: {
    policy: "parallel",
    failureDisplay: "inPlace",
    handle: ({ id }) => Effect.succeed([{ type: "ToastDismissed", id }]),
  },
  ExpireToast: {
    policy: "parallel",
    failureDisplay: "inPlace",
    handle: ({ id }) => Effect.succeed([{ type: "ToastExpired", id }]),
  },
}

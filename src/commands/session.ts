/** Commands about who is here. Login is no page of ours: it happens at the identity provider. Spec §7 Sign-in. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { Device } from "./services.ts"

export type SessionCommand =
  /** `asAnother`: ask for the password even where the provider remembers somebody. */
  | { readonly type: "SignIn"; readonly returnTo: string; readonly asAnother: boolean }
  /** Signs in with the credential that Google's own button or the mobile wrapper gave. */
  | {
      readonly type: "SignInWithGoogle"
      readonly idToken: string
      readonly nonce: string | null
      readonly isOwnDevice: boolean
    }
  | { readonly type: "SignOut" }
  | { readonly type: "LoadSessions" }
  /** On another device (E340). */
  | { readonly type: "EndSession"; readonly key: string }
  /** On all devices, this one too (E282). */
  | { readonly type: "SignOutEverywhere" }
  /** A link named a profile of somebody else (D14). */
  | { readonly type: "LeaveWrongAccount" }
  /** Loads the page anew, in the newest build (E438). */
  | { readonly type: "TakeNewBuild" }

const leave = Effect.gen(function* () {
  const device = yield* Device
  yield* Effect.tryPromise({
    try: () => device.signOut(),
    catch: () => ({ _tag: "Unreachable", why: "offline" }) as const,
  })
  return [{ type: "SignedOut", reason: "asked" }] as const
})

export const sessionHandlers: Handlers<SessionCommand> = {
  SignIn: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ returnTo, asAnother }) =>
      Effect.gen(function* () {
        const device = yield* Device
        const start = yield* Effect.tryPromise({
          try: () => device.signIn(returnTo, asAnother),
          catch: () => ({ _tag: "Unreachable", why: "offline" }) as const,
        })
        if (start === "nothingKept") return yield* Effect.fail<Failure>({ _tag: "NothingKept" })
        return []
      }),
  },

  SignInWithGoogle: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ idToken, nonce, isOwnDevice }) =>
      Effect.gen(function* () {
        const device = yield* Device
        const status = yield* Effect.tryPromise({
          try: () => device.signInWithGoogle({ idToken, nonce, isOwnDevice }),
          catch: () => ({ _tag: "Unreachable", why: "offline" }) as const,
        })
        if (status !== null) return yield* Effect.fail<Failure>({ _tag: "GoogleRefused", status })
        return [{ type: "SignedIn" }] as const
      }),
  },

  SignOut: {
    policy: "once",
    failureDisplay: "toast",
    handle: () => leave,
  },

  LoadSessions: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) => core.GET("/account/sessions", { signal }))
        return [{ type: "SessionsLoaded", devices: data.items }] as const
      }),
  },

  EndSession: {
    policy: "parallel",
    failureDisplay: "toast",
    handle: ({ key }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key } }
        yield* ask((signal) => core.DELETE("/account/sessions/{key}", { params, signal }))
        return [{ type: "SessionEnded", key }] as const
      }).pipe(
        // The device has signed out by itself, or somebody was faster on a third device.
        Effect.catchTag("NotFound", () => Effect.succeed([{ type: "SessionEnded", key }] as const)),
      ),
  },

  SignOutEverywhere: {
    policy: "once",
    failureDisplay: "toast",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        yield* ask((signal) => core.POST("/account/sessions/end", { signal }))
        return yield* leave
      }),
  },

  LeaveWrongAccount: {
    policy: "once",
    failureDisplay: "toast",
    handle: () => Effect.succeed([{ type: "SignedOut", reason: "wrongAccount" }]),
  },

  TakeNewBuild: {
    policy: "once",
    failureDisplay: "toast",
    handle: () =>
      Effect.gen(function* () {
        const device = yield* Device
        device.takeNewBuild()
        return []
      }),
  },
}

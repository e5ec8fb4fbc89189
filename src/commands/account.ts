/** Commands about the signed-in person. Spec §7 Account and settings. */
import * as Effect from "effect/Effect"
import { toAccount } from "../events/wire/account.ts"
import type { Language } from "../domain/languages.ts"
import type { Wire } from "../events/wire/wire.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { Device, Progress } from "./services.ts"

export type AccountCommand =
  | { readonly type: "LoadAccount" }
  /** Changes what is said of it, and leaves the rest (E631); public at once (E54). */
  | { readonly type: "ChangeAccount"; readonly name?: string; readonly description?: string }
  | { readonly type: "ChangePhone"; readonly phone: string | null }
  /** On this device, and for what the server writes where the person has an account that may be changed. */
  | { readonly type: "ChooseLanguage"; readonly language: Language; readonly isAccounts: boolean }
  /** Everything that is kept of the person, as one zip, which the browser saves. E284. */
  | { readonly type: "DownloadAccountData" }
  /** Ends everywhere; only whoever has read what goes with it dispatches this (D103). */
  | { readonly type: "DeleteAccount" }
  | { readonly type: "SwitchProfile"; readonly profileKey: string }
  /** A link names another profile: we switch at once, say so, and offer the way back (D15). */
  | { readonly type: "SwitchProfileByLink"; readonly profileKey: string; readonly previousKey: string }

/** The act that both ways of switching share, and the making of a profile. */
export const switched = (profileKey: string) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const { data, asOf } = yield* ask((signal) => core.PUT("/settings/activeProfile", { body: profileKey, signal }))
    return { type: "ActiveProfileSwitched", account: toAccount(data, asOf) } as const
  })

const changed = (body: Wire["AccountUpdate"]) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const { data, asOf } = yield* ask((signal) => core.PUT("/account/update", { body, signal }))
    return { type: "AccountChanged", account: toAccount(data, asOf) } as const
  })

/** From now on the device speaks it, once its texts are there. */
const spoken = (language: Language) =>
  Effect.gen(function* () {
    const device = yield* Device
    const { emit } = yield* Progress
    yield* Effect.tryPromise({
      try: () => device.speak(language),
      catch: () => ({ _tag: "Unreachable", why: "offline" }) as const,
    })
    emit([{ type: "LanguageChosen", language }])
  })

export const accountHandlers: Handlers<AccountCommand> = {
  LoadAccount: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { isModerator } = yield* Device
        if (isModerator()) return yield* Effect.fail({ _tag: "ModeratorSignIn" } as const)
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) => core.GET("/account", { signal }))
        return [{ type: "AccountLoaded", account: toAccount(data, asOf) }] as const
      }).pipe(
        // A new person: 404 means that the account is still to be made (spec §8). The server makes it only once.
        Effect.catchTag("NotFound", () =>
          Effect.gen(function* () {
            const { core } = yield* Sdk
            const device = yield* Device
            const header = { "Content-Language": device.language() }
            const { data, asOf } = yield* ask((signal) => core.POST("/account/create", { params: { header }, signal }))
            return [{ type: "AccountCreated", account: toAccount(data, asOf) }] as const
          }),
        ),
      ),
  },

  ChangeAccount: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ type: _, ...words }) => Effect.map(changed(words), (event) => [event]),
  },

  ChangePhone: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ phone }) => Effect.map(changed({ phoneNumber: phone }), (event) => [event]),
  },

  ChooseLanguage: {
    policy: "latest",
    failureDisplay: "toast",
    handle: ({ language, isAccounts }) =>
      Effect.gen(function* () {
        const device = yield* Device
        const previous = device.language()
        yield* spoken(language)
        if (!isAccounts) return []
        const { core } = yield* Sdk
        const params = { path: { lang: language } }
        const { data, asOf } = yield* ask((signal) => core.PUT("/account/language/{lang}", { params, signal })).pipe(
          // The old language is back (spec §8), with the texts that are there already.
          Effect.tapError(() => Effect.ignore(spoken(previous))),
        )
        return [{ type: "AccountChanged", account: toAccount(data, asOf) }] as const
      }),
  },

  DownloadAccountData: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const device = yield* Device
        const { data } = yield* ask((signal) => core.POST("/account/data", { signal }))
        // The link alone gives the data to whoever has it, so it goes into no event.
        device.download(data.url)
        return []
      }),
  },

  DeleteAccount: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        yield* ask((signal) => core.POST("/account/delete", { signal }))
        return [{ type: "SignedOut", reason: "accountDeleted" }] as const
      }),
  },

  SwitchProfile: {
    policy: "latest",
    failureDisplay: "toast",
    handle: ({ profileKey }) => Effect.map(switched(profileKey), (event) => [event]),
  },

  SwitchProfileByLink: {
    policy: "latest",
    failureDisplay: "toast",
    handle: ({ profileKey, previousKey }) =>
      Effect.map(switched(profileKey), (event) => [event, { type: "LinkFollowed", profileKey, previousKey } as const]),
  },
}

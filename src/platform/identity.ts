/** Sign-in at the OpenID Connect provider: code flow with PKCE, silent renewal, sign-out. Spec §7 Sign-in. */
import type { User, UserManager } from "oidc-client-ts"
import { adminRole } from "../domain/roles.ts"
import type { Environment } from "../domain/environment.ts"
import { isRecord } from "../domain/json.ts"
import type { Language } from "../domain/languages.ts"
import { safeReturnPath } from "../domain/return-paths.ts"
import type { Renewal, SignInStart } from "../domain/session.ts"
import { isOwnDevice, type Storages } from "./borrowed-device.ts"
import type { GoogleWord } from "./google.ts"
import type { KeptStorages } from "./kept-storage.ts"
import { keysOf } from "./storage-keys.ts"
import type { WrapperSignIn } from "./wrapper/wrapper.ts"

export interface Identity {
  /** The bearer token now; null when nobody is signed in. Never to be logged. */
  readonly token: () => string | null
  /** Finds the session of an earlier visit, renewing it where its token has run out and somebody answers. */
  readonly restore: () => Promise<boolean>
  readonly renew: () => Promise<Renewal>
  /**
   * The provider's pages speak the language, where they have it. Answers `nothingKept` where the browser keeps nothing for this
   * site: the way back would find nothing of what it has to know. Rejects where the provider can't be reached.
   */
  readonly signIn: (returnTo: string, asAnother: boolean, language: Language) => Promise<SignInStart>
  /** Signs in without a redirect; answers with the status where the provider refuses. */
  readonly signInWithGoogle: (word: GoogleWord) => Promise<number | null>
  /** Ends the redirect from the provider; answers where the person wanted to go. */
  readonly finishSignIn: () => Promise<string>
  readonly finishSilent: () => Promise<void>
  /**
   * Ends the session at the provider, then runs `clear` and leaves for the provider's page, which ends its cookie.
   * Rejects, with nothing changed, where the provider can't be reached.
   */
  readonly signOut: (clear: () => Promise<void>, language: Language) => Promise<void>
  /** Answers whether this tab is signing out: it ends the session itself, whatever another tab says of it meanwhile. */
  readonly isLeaving: () => boolean
  /** Throws the tokens away, unless another tab has stored newer ones. */
  readonly forget: () => Promise<void>
  /** The subject that this tab has signed in, by the provider's name. */
  readonly subject: () => string | null
  /** Answers whether the identity token gives the moderators' role; a provider of the operator's own may not say (E178). */
  readonly isModerator: () => boolean
  /** The subject of the tokens that the tabs share now. */
  readonly storedSubject: () => string | null
  /** Takes the tokens that another tab has stored. */
  readonly adopt: () => Promise<boolean>
  /** Calls back after each new token: hub connections are restarted with it (spec §4). */
  readonly onRenewed: (watcher: () => void) => void
  readonly hasSession: () => boolean
}

const storagePrefix = "marketplace.oidc."
export const userKeyPrefix = `${storagePrefix}user:`

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

const isModerator = (profile: unknown): boolean => {
  const roles = field(profile, "roles")
  return Array.isArray(roles) && roles.includes(adminRole)
}

const isUserKey = (key: string): boolean => key.startsWith(userKeyPrefix)

/** Reads the library's record of a signed-in person without the library, which may not be loaded. */
const storedUserIn = ({
  local,
  session,
}: Storages): { readonly subject: string; readonly refreshToken: unknown } | null => {
  const texts = [session, local].flatMap((storage) =>
    keysOf(storage)
      .filter(isUserKey)
      .map((key) => storage.getItem(key)),
  )
  try {
    const user = JSON.parse(texts[0] ?? "null") as unknown
    const subject = field(field(user, "profile"), "sub")
    return typeof subject === "string" ? { subject, refreshToken: field(user, "refresh_token") } : null
  } catch {
    return null // not written by us
  }
}

export interface IdentityHooks {
  /** Called before anybody is signed in here, so that nothing of somebody else is left on the device. */
  readonly claim?: (subject: string, isOwnDevice: boolean) => Promise<void>
  /** Called when the tokens are gone after a sign-out. */
  readonly onSignedOut?: () => void
  /** In the mobile wrapper the provider's pages are in a browser of their own. */
  readonly wrapper?: WrapperSignIn | null | undefined
}

/** The library (15 KB) loads when somebody signs in or was signed in: never before the first paint (D0c). */
export const createIdentity = (
  { oidc }: Environment,
  origin: string,
  storages: KeptStorages,
  { claim, onSignedOut, wrapper }: IdentityHooks = {},
): Identity => {
  const storedUser = () => storedUserIn(storages)
  let user: User | null = null
  let loading: ReturnType<typeof load> | null = null
  let renewing: Promise<Renewal> | null = null
  let leaving: Promise<unknown> | null = null // signing out: the provider's cookie could still bring new tokens
  const watchers = new Set<() => void>()
  const isOwnProvider = new URL(oidc.authority, origin).origin === origin

  // With the code for a session's end, which may come when there is no network.
  const load = async () => {
    const [{ newUserManager }, { saysOver, endAtProvider }] = await Promise.all([
      import("./user-manager.ts"),
      import("./session-end.ts"),
    ])
    const created = newUserManager({ oidc, origin, wrapper, prefix: storagePrefix, storages })
    created.events.addUserLoaded((loaded) => {
      if (leaving !== null) return
      user = loaded
      for (const watcher of watchers) watcher()
    })
    return { created, saysOver, endAtProvider }
  }

  const loaded = () => (loading ??= load())

  const manager = async (): Promise<UserManager> => (await loaded()).created

  const forget = async (): Promise<void> => {
    const stored = storedUser()
    const isOurs = user !== null && stored?.refreshToken === user.refresh_token
    user = null
    if (isOurs) await (await manager()).removeUser()
  }

  /** Takes the stored tokens for this tab's own, whoever wrote them. */
  const adopt = async (): Promise<boolean> => {
    const stored = await (await manager()).getUser()
    if (stored !== null) await claim?.(stored.profile.sub, isOwnDevice(stored.profile))
    user = stored
    if (stored === null) return false
    // A provider that can't be reached has not said that the session is over: what was seen is there to be read (E440).
    return stored.expired !== true || (await renew()).tag !== "Over"
  }

  const renew = (): Promise<Renewal> => {
    // Nobody hears "not signed in" while this page is still on its way to the provider's: it would offer signing in.
    if (leaving !== null) return leaving.then(() => (user === null ? { tag: "Over" } : renew()))
    renewing ??= manager()
      .then((oidcManager) => oidcManager.signinSilent())
      .then((renewed): Renewal => {
        if (renewed === null) return { tag: "Unanswered" }
        user = renewed
        return { tag: "Renewed", token: renewed.access_token }
      })
      .catch(async (cause: unknown): Promise<Renewal> => {
        const end = await loaded().catch(() => null)
        if (end?.saysOver(cause) !== true) return { tag: "Unanswered" }
        await forget()
        return { tag: "Over" }
      })
      .finally(() => {
        renewing = null
      })
    return renewing
  }

  const leave = async (clear: () => Promise<void>, language: Language): Promise<void> => {
    const { created, endAtProvider } = await loaded()
    await endAtProvider(created, { idToken: user?.id_token, language, clear, onSignedOut })
    user = null
  }

  return {
    token: () => user?.access_token ?? null,
    renew,
    subject: () => user?.profile.sub ?? null,
    isModerator: () => isModerator(user?.profile),
    storedSubject: () => storedUser()?.subject ?? null,
    hasSession: () => Object.values(storages).some((storage) => keysOf(storage).some(isUserKey)),
    restore: adopt,
    adopt,
    signIn: async (returnTo, asAnother, language) => {
      const { local, session } = storages
      if (!(wrapper ? local : session).keeps()) return "nothingKept"
      await (
        await manager()
      ).signinRedirect({
        state: safeReturnPath(returnTo),
        ui_locales: language,
        // Our own provider's page leads there, too, should it be opened again when it is over.
        ...(isOwnProvider && !wrapper ? { extraQueryParams: { return_to: safeReturnPath(returnTo) } } : {}),
        ...(asAnother ? { prompt: "login" } : {}),
      })
      return "leaving"
    },
    signInWithGoogle: async (word) => {
      const { exchangeGoogleWord } = await import("./google.ts")
      const exchanged = await exchangeGoogleWord(await manager(), word)
      if ("status" in exchanged) return exchanged.status
      await claim?.(exchanged.profile.sub, isOwnDevice(exchanged.profile))
      return null
    },
    finishSignIn: async () => {
      user = await (await manager()).signinRedirectCallback()
      await claim?.(user.profile.sub, isOwnDevice(user.profile))
      return safeReturnPath(user.state)
    },
    finishSilent: async () => (await manager()).signinSilentCallback(),
    signOut: (clear, language) => {
      const left = leave(clear, language).finally(() => {
        leaving = null
      })
      leaving = left.catch(() => undefined)
      return left
    },
    isLeaving: () => leaving !== null,
    forget,
    onRenewed: (watcher) => void watchers.add(watcher),
  }
}

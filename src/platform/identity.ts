/** Sign-in at the OpenID Connect provider: code flow with PKCE, silent renewal, sign-out. Spec §7 login; D8, D108. */
import type { User, UserManager } from "oidc-client-ts"
import type { Environment } from "../domain/environment.ts"
import type { GoogleWord } from "./google.ts"

export interface Identity {
  /** The bearer token now; null when nobody is signed in. Never to be logged. */
  readonly token: () => string | null
  /** Finds the session of an earlier visit, renewing it where its token has run out. */
  readonly restore: () => Promise<boolean>
  readonly renew: () => Promise<string | null>
  readonly signIn: (returnTo: string, asAnother: boolean) => Promise<void>
  /** Signs in without a redirect; answers with the status where the provider refuses. */
  readonly signInWithGoogle: (word: GoogleWord) => Promise<number | null>
  /** Ends the redirect from the provider; answers where the person wanted to go. */
  readonly finishSignIn: () => Promise<string>
  readonly finishSilent: () => Promise<void>
  readonly signOut: () => Promise<void>
  readonly forget: () => Promise<void>
  /** Calls back after each new token: hub connections are restarted with it (spec §4). */
  readonly onRenewed: (watcher: () => void) => void
  readonly hasSession: () => boolean
}

/** As a browser reads an address: tabs and line ends don't count. */
const asRead = (path: string): string => path.replace(/[\t\n\r]/gu, "")

/** Only a path of our own may be returned to; anything else goes home (D8). */
export const safeReturnPath = (path: unknown): string =>
  typeof path === "string" && /^\/(?![/\\]|auth\/)/u.test(asRead(path)) ? path : "/"

const storagePrefix = "marketplace.oidc."

/** The library (15 KB) loads when somebody signs in or was signed in: never before the first paint (D0c). */
export const createIdentity = ({ oidc, googleClientId }: Environment, origin: string): Identity => {
  let user: User | null = null
  let loading: Promise<UserManager> | null = null
  let renewing: Promise<string | null> | null = null
  const watchers = new Set<() => void>()

  const manager = (): Promise<UserManager> => {
    loading ??= import("oidc-client-ts").then(({ UserManager, WebStorageStateStore }) => {
      const created = new UserManager({
        authority: oidc.authority,
        client_id: oidc.clientId,
        redirect_uri: `${origin}/auth/callback`,
        silent_redirect_uri: `${origin}/auth/silent`,
        post_logout_redirect_uri: `${origin}/`,
        response_type: "code",
        scope: oidc.scopes,
        automaticSilentRenew: true,
        accessTokenExpiringNotificationTimeInSeconds: 60,
        userStore: new WebStorageStateStore({ prefix: storagePrefix, store: window.localStorage }),
        stateStore: new WebStorageStateStore({ prefix: storagePrefix, store: window.sessionStorage }),
      })
      created.events.addUserLoaded((loaded) => {
        user = loaded
        for (const watcher of watchers) watcher()
      })
      return created
    })
    return loading
  }

  const renew = (): Promise<string | null> => {
    renewing ??= manager()
      .then((oidcManager) => oidcManager.signinSilent())
      .then((renewed) => {
        user = renewed
        return renewed?.access_token ?? null
      })
      .catch(() => null)
      .finally(() => {
        renewing = null
      })
    return renewing
  }

  return {
    token: () => user?.access_token ?? null,
    renew,
    hasSession: () => Object.keys(window.localStorage).some((key) => key.startsWith(`${storagePrefix}user:`)),
    restore: async () => {
      user = await (await manager()).getUser()
      if (user === null) return false
      return user.expired === true ? (await renew()) !== null : true
    },
    signIn: async (returnTo, asAnother) =>
      (await manager()).signinRedirect({
        state: safeReturnPath(returnTo),
        ...(asAnother ? { prompt: "login" } : {}),
      }),
    signInWithGoogle: async (word) => {
      const { exchangeGoogleWord } = await import("./google.ts")
      const exchanged = await exchangeGoogleWord(await manager(), word)
      return "status" in exchanged ? exchanged.status : null
    },
    finishSignIn: async () => {
      user = await (await manager()).signinRedirectCallback()
      return safeReturnPath(user.state)
    },
    finishSilent: async () => (await manager()).signinSilentCallback(),
    signOut: async () => {
      const oidcManager = await manager()
      // Who came without a redirect has no session at the provider that would end with it.
      if (googleClientId !== null) await oidcManager.revokeTokens(["refresh_token"]).catch(() => undefined)
      await oidcManager.signoutRedirect()
    },
    forget: async () => {
      user = null
      if (loading !== null) await (await loading).removeUser()
    },
    onRenewed: (watcher) => void watchers.add(watcher),
  }
}

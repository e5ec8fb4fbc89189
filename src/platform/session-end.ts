/** The end of a session at the provider, and what of its errors says that one is over. Spec §7 Sign-in. */
import type { UserManager } from "oidc-client-ts"
import type { Language } from "../domain/languages.ts"

/** Transient errors of OAuth. */
const passing: ReadonlySet<unknown> = new Set(["server_error", "slow_down", "temporarily_unavailable"])

/** The provider has said that this session is over (`invalid_grant`, `login_required`); no network is no answer. */
export const saysOver = (cause: unknown): boolean =>
  cause instanceof Error &&
  cause.name === "ErrorResponse" &&
  "error" in cause &&
  typeof cause.error === "string" &&
  !passing.has(cause.error)

/** No answer came: `fetch` rejects with a TypeError, and oidc-client-ts wraps none. */
const isUnreachable = (cause: unknown): boolean =>
  cause instanceof TypeError || (cause as Error).name === "ErrorTimeout"

interface Leaving {
  readonly idToken: string | undefined
  readonly language: Language
  /** Deletes what is on the device. */
  readonly clear: () => Promise<void>
  readonly onSignedOut: (() => void) | undefined
}

/** Revokes the tokens, and leaves for the provider's page. Rejects, with nothing changed, where the provider can't be reached. */
export const endAtProvider = async (manager: UserManager, { idToken, language, clear, onSignedOut }: Leaving) => {
  // The family of refresh tokens ends at once, also where the provider's page is never reached.
  await manager.revokeTokens(["refresh_token"]).catch((cause: unknown) => {
    if (isUnreachable(cause)) throw cause
  })
  await clear().catch((cause: unknown) => console.warn("Not everything on this device could be deleted.", cause))
  await manager.removeUser()
  onSignedOut?.()
  await manager
    .signoutRedirect({
      extraQueryParams: { ui_locales: language },
      ...(idToken === undefined ? {} : { id_token_hint: idToken }),
    })
    .catch((cause: unknown) => console.warn("The provider's page for signing out can't be reached.", cause))
}

/** The library of the sign-in as it is used here; it loads when somebody signs in or was signed in. Spec §7 Sign-in. */
import { UserManager } from "oidc-client-ts"
import type { Environment } from "../domain/environment.ts"
import type { Storages } from "./borrowed-device.ts"
import { textStore, tokenStore } from "./token-store.ts"
import type { WrapperSignIn } from "./wrapper/wrapper.ts"

interface UserManagerOptions {
  readonly oidc: Environment["oidc"]
  readonly origin: string
  readonly wrapper: WrapperSignIn | null | undefined
  readonly prefix: string
  readonly storages: Storages
}

export const newUserManager = ({ oidc, origin, wrapper, prefix, storages }: UserManagerOptions): UserManager =>
  new UserManager(
    {
      authority: oidc.authority,
      client_id: wrapper?.clientId ?? oidc.clientId,
      redirect_uri: wrapper?.callback ?? `${origin}/auth/callback`,
      silent_redirect_uri: `${origin}/auth/silent`,
      post_logout_redirect_uri: wrapper?.signedOut ?? `${origin}/`,
      response_type: "code",
      scope: oidc.scopes,
      automaticSilentRenew: true,
      accessTokenExpiringNotificationTimeInSeconds: 60,
      userStore: tokenStore(prefix, storages),
      // The device may end the wrapper's page, and its session with it, while the provider's is in front.
      stateStore: textStore(prefix, wrapper ? storages.local : storages.session),
    },
    wrapper?.navigator,
  )

/** Exchanges an identity token of Google for tokens of our provider. Spec §7 Sign-in, §8. */
import { User, type UserManager } from "oidc-client-ts"
import { isRecord } from "../domain/json.ts"

/** The identity token that Google issued to this device, and its nonce; neither is ever to be logged. */
export interface GoogleWord {
  readonly idToken: string
  /** The nonce of the authentication request, which the token repeats. */
  readonly nonce: string | null
  /** The person said that the device is theirs (E428). */
  readonly isOwnDevice: boolean
}

const textIn = (from: Readonly<Record<string, unknown>>, name: string): string => {
  const value = from[name]
  if (typeof value !== "string") throw new TypeError(`The provider's answer has no ${name}.`)
  return value
}

/** The signature is not verified: the token came from the provider over TLS (OpenID Connect Core, 3.1.3.7). */
const claimsOf = (idToken: string): unknown => {
  const payload = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (char) => char.charCodeAt(0))))
}

const userOf = (tokens: unknown): User => {
  if (!isRecord(tokens)) throw new TypeError("The provider's answer is no object.")
  const idToken = textIn(tokens, "id_token")
  const profile = claimsOf(idToken)
  if (!isRecord(profile)) throw new TypeError("The provider's identity token says nothing.")
  const [sub, iss, aud] = [textIn(profile, "sub"), textIn(profile, "iss"), textIn(profile, "aud")]
  return new User({
    id_token: idToken,
    access_token: textIn(tokens, "access_token"),
    refresh_token: textIn(tokens, "refresh_token"),
    token_type: textIn(tokens, "token_type"),
    scope: textIn(tokens, "scope"),
    profile: { ...profile, sub, iss, aud, exp: Number(profile["exp"]), iat: Number(profile["iat"]) },
    expires_at: Math.floor(Date.now() / 1000) + Number(tokens["expires_in"]),
  })
}

/** Signs in, or answers with the status of the refusal; rejects where there is no answer. */
export const exchangeGoogleWord = async (
  manager: UserManager,
  { idToken, nonce, isOwnDevice }: GoogleWord,
): Promise<User | { readonly status: number }> => {
  const answer = await fetch(await manager.metadataService.getTokenEndpoint(false), {
    method: "POST",
    body: new URLSearchParams({
      client_id: manager.settings.client_id,
      grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
      subject_token: idToken,
      subject_token_type: "urn:ietf:params:oauth:token-type:id_token",
      ...(nonce === null ? {} : { nonce }),
      ...(isOwnDevice ? {} : { own_device: "false" }),
    }),
  })
  if (!answer.ok) return { status: answer.status }
  const user = userOf(await answer.json())
  await manager.storeUser(user)
  await manager.events.load(user)
  return user
}

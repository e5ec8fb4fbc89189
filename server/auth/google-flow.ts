/**
 * Google's own sign-in page, by the authorisation code flow with PKCE: what the person is sent there with, and what the
 * code that they come back with says.
 */
import * as openid from "openid-client"
import type { GoogleConfig } from "../config/google.ts"
import { createGoogleVerifier, type GooglePerson } from "./google-token.ts"
import { once } from "./issuer-keys.ts"

const timeoutSeconds = 10

/** The values that the answer is held against. */
export interface GoogleChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/**
 * The person who came back, or the status that says why nobody did: Google's own, or that of a gateway where it did
 * not help.
 */
type CameBack = { readonly person: GooglePerson } | { readonly status: number }

export interface GoogleFlow {
  /** The address at Google; rejects where Google can't be reached. */
  readonly begin: (checks: GoogleChecks, language: string) => Promise<string>
  readonly finish: (query: URLSearchParams, checks: GoogleChecks) => Promise<CameBack>
}

export type GoogleWebConfig = GoogleConfig & { readonly clientSecret: string }

export const newChecks = (state: string): GoogleChecks => ({
  state,
  nonce: openid.randomNonce(),
  verifier: openid.randomPKCECodeVerifier(),
})

/** A refusal of Google's has a status of its own, with or without words in the shape of OAuth. */
const statusOf = (error: unknown): number => {
  if (error instanceof openid.ResponseBodyError) return error.status
  if (error instanceof openid.AuthorizationResponseError) return 400
  return error instanceof openid.ClientError && error.cause instanceof Response ? error.cause.status : 502
}

export const createGoogleFlow = (
  google: GoogleWebConfig,
  { callback, report }: { readonly callback: string; readonly report: (error: unknown) => void },
): GoogleFlow => {
  const { issuer, clientId, clientSecret } = google
  const verify = createGoogleVerifier(google)
  const configuration = once(() =>
    openid.discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      // An issuer of the operator's own may be on this machine.
      execute: new URL(issuer).protocol === "http:" ? [openid.allowInsecureRequests] : [],
    }),
  )
  return {
    begin: async ({ state, nonce, verifier }, language) =>
      openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        hl: language,
        prompt: "select_account",
      }).href,
    finish: async (query, { state, nonce, verifier }) => {
      try {
        const tokens = await openid.authorizationCodeGrant(await configuration(), new URL(`${callback}?${query}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const checked = await verify(tokens.id_token ?? "", nonce)
        return "refused" in checked
          ? { status: checked.refused === "EmailNotVerified" ? 403 : 400 }
          : { person: checked.person }
      } catch (error) {
        report(error)
        return { status: statusOf(error) }
      }
    },
  }
}

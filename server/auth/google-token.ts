/** Verifies an identity token of the other provider. Spec §7 Sign-in. */
import { createHash } from "node:crypto"
import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose"
import { emailRules } from "../../src/domain/text.ts"
import type { GoogleConfig } from "../config/google.ts"
import { clockToleranceSeconds, foreignAlgorithms, isTokensFault, remoteKeys, textOrNull } from "./issuer-keys.ts"

/** A person as the other provider knows them. */
export interface GooglePerson {
  readonly issuer: string
  readonly issuerSubject: string
  readonly email: string
  readonly name: string | null
}

export interface GoogleSignIn {
  readonly person: GooglePerson
  readonly signedInAt: number // seconds
  /** Identifies the token among those already used: each can be used once. */
  readonly digest: string
  readonly expiresAt: Date
}

export type GoogleVerified = GoogleSignIn | { readonly refused: "TokenRefused" | "EmailNotVerified" }

/** Throws when the issuer's keys can't be fetched: the token is then neither good nor bad. */
export type GoogleVerifier = (token: string, nonce: string | undefined) => Promise<GoogleVerified>

/** The oldest token that is accepted, whatever its own `exp`. */
const oldestSeconds = 60 * 60

/** Google writes its issuer with and without the scheme. */
const namesOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//u, "")]

/** Over the signed part alone: one signature can be encoded in several ways. */
const digestOf = (token: string): string =>
  createHash("sha256")
    .update(token.slice(0, token.lastIndexOf(".")))
    .digest("base64url")

const signInOf = (token: string, issuer: string, { sub = "", iat = 0, exp = 0, ...claims }: JWTPayload) => {
  const { email } = claims
  if (typeof email !== "string" || emailRules(email).length > 0) return { refused: "TokenRefused" } as const
  if (claims["email_verified"] !== true) return { refused: "EmailNotVerified" } as const
  return {
    person: { issuer, issuerSubject: sub, email, name: textOrNull(claims["name"]) },
    signedInAt: iat,
    digest: digestOf(token),
    expiresAt: new Date((Math.min(exp, iat + oldestSeconds) + clockToleranceSeconds) * 1000),
  }
}

/** Makes the verifier for tokens that are to be exchanged. */
export const createGoogleVerifier = ({ issuer, clientId, jwksUrl }: GoogleConfig): GoogleVerifier => {
  const keys = remoteKeys(issuer, jwksUrl)
  return async (token, nonce) => {
    try {
      // Keys are fetched lazily, so that text which is no JWT is refused without asking the issuer.
      const key: JWTVerifyGetKey = async (header, input) => (await keys())(header, input)
      const { payload } = await jwtVerify(token, key, {
        issuer: namesOf(issuer),
        algorithms: foreignAlgorithms,
        clockTolerance: clockToleranceSeconds,
        maxTokenAge: oldestSeconds,
        requiredClaims: ["sub", "exp"],
      })
      // Exactly one audience: a token that others may use, too, could have been stolen from any of them.
      const isForUs = payload.aud === clientId && payload["nonce"] === nonce && payload.sub !== ""
      return isForUs ? signInOf(token, issuer, payload) : { refused: "TokenRefused" }
    } catch (error) {
      if (isTokensFault(error)) return { refused: "TokenRefused" }
      throw error
    }
  }
}

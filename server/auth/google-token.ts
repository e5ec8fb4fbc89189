/** Tells whom an identity token of the other provider speaks for. Spec §7 login; D108, E94. */
import { createHash } from "node:crypto"
import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose"
import { emailRules } from "../../src/domain/text.ts"
import type { GoogleConfig } from "./google-config.ts"
import { clockToleranceSeconds, foreignAlgorithms, isTokensFault, remoteKeys, textOrNull } from "./issuer-keys.ts"

/** Somebody whom the other provider knows. */
export interface GooglePerson {
  readonly issuer: string
  readonly issuerSubject: string
  readonly email: string
  readonly name: string | null
}

export interface GoogleSignIn {
  readonly person: GooglePerson
  readonly signedInAt: number // seconds
  /** The token's name among those that were taken: it is taken once. */
  readonly digest: string
  readonly expiresAt: Date
}

export type GoogleVerified = GoogleSignIn | { readonly refused: "TokenRefused" | "EmailNotVerified" }

/** Throws when the issuer's keys can't be had: then nothing is known about the token. */
export type GoogleVerifier = (token: string, nonce: string | undefined) => Promise<GoogleVerified>

/** However long a token says that it lives. */
const oldestSeconds = 60 * 60

/** Google's tokens name it with and without the protocol. */
const namesOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//u, "")]

/** Of what was signed alone: the same signature can be written in several ways. */
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

/** Makes the check of tokens that are to be exchanged. */
export const createGoogleVerifier = ({ issuer, clientId, jwksUrl }: GoogleConfig): GoogleVerifier => {
  const keys = remoteKeys(issuer, jwksUrl)
  return async (token, nonce) => {
    try {
      // Asked for inside, so that what is no token at all is refused without asking the issuer.
      const key: JWTVerifyGetKey = async (header, input) => (await keys())(header, input)
      const { payload } = await jwtVerify(token, key, {
        issuer: namesOf(issuer),
        algorithms: foreignAlgorithms,
        clockTolerance: clockToleranceSeconds,
        maxTokenAge: oldestSeconds,
        requiredClaims: ["sub", "exp"],
      })
      // One audience alone: a token for others too could have been given to any of them.
      const isForUs = payload.aud === clientId && payload["nonce"] === nonce && payload.sub !== ""
      return isForUs ? signInOf(token, issuer, payload) : { refused: "TokenRefused" }
    } catch (error) {
      if (isTokensFault(error)) return { refused: "TokenRefused" }
      throw error
    }
  }
}

/** Verifies bearer tokens: by the issuer's public keys and, for our own issuer, by whether the session is alive. */
import { createLocalJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { accessTokenAudience } from "./audience.ts"
import { sessionClaim } from "./grants.ts"
import { clockToleranceSeconds, foreignAlgorithms, isTokensFault, once, remoteKeys, textOrNull } from "./issuer-keys.ts"
import { publicKeys, signingAlgorithm } from "./secrets.ts"

export type Verified =
  | {
      readonly ok: true
      readonly subject: string
      readonly name: string | null
      readonly email: string | null
      readonly roles: readonly string[]
      readonly expiresAt: number // ms
      /** The grant of the token, where the issuer is this server's own (E185). */
      readonly session: string | null
    }
  | { readonly ok: false }

/** Throws when the issuer's keys can't be fetched: the token is then neither good nor bad. */
export type Verifier = (token: string) => Promise<Verified>

/** The database of this server's own issuer, or the key set of an external one; null: by its discovery document. */
export type IssuerKeys = { readonly db: Kysely<Schema> } | { readonly jwksUrl: string | null }

export interface VerifierOptions {
  readonly issuer: string
  readonly jwks: IssuerKeys
  /** Answers whether a grant of this server's own issuer is still alive (E185). */
  readonly isLive?: (session: string) => Promise<boolean>
  readonly now?: () => Date
}

const keysOf = ({ issuer, jwks }: VerifierOptions): (() => Promise<JWTVerifyGetKey>) =>
  "db" in jwks
    ? once(async () => createLocalJWKSet({ keys: [...(await publicKeys(jwks.db))] }))
    : remoteKeys(issuer, jwks.jwksUrl)

const verifiedOf = ({ sub = "", exp = 0, name, email, roles }: JWTPayload, session: string | null): Verified => ({
  ok: true,
  subject: sub,
  name: textOrNull(name),
  email: textOrNull(email),
  roles: Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : [],
  expiresAt: exp * 1000,
  session,
})

/** Makes the verifier of access tokens for the API. */
export const createVerifier = (options: VerifierOptions): Verifier => {
  const keys = keysOf(options)
  const isOwn = "db" in options.jwks
  const { now = () => new Date() } = options
  return async (token) => {
    try {
      // Keys are fetched lazily, so that text which is no JWT is refused without asking the issuer.
      const key: JWTVerifyGetKey = async (header, input) => (await keys())(header, input)
      const { payload } = await jwtVerify(token, key, {
        issuer: options.issuer,
        audience: accessTokenAudience,
        algorithms: isOwn ? [signingAlgorithm] : foreignAlgorithms,
        ...(isOwn ? { typ: "at+jwt" } : {}),
        clockTolerance: clockToleranceSeconds,
        currentDate: now(),
        requiredClaims: ["sub", "exp"],
      })
      if (payload.sub === "") return { ok: false }
      // Another issuer's session is no grant of ours: nobody here can say whether it lives.
      const session = isOwn ? textOrNull(payload[sessionClaim]) : null
      const hasEnded = session !== null && (await options.isLive?.(session)) === false
      return hasEnded ? { ok: false } : verifiedOf(payload, session)
    } catch (error) {
      if (isTokensFault(error)) return { ok: false }
      throw error
    }
  }
}

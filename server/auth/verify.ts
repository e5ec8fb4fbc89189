/** Tells who a bearer token speaks for, by the issuer's public keys and, for its own, by whether the session goes on. D108, E185. */
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
      /** Which sign-in it came of, where the issuer is this server's own (E185). */
      readonly session: string | null
    }
  | { readonly ok: false }

/** Throws when the issuer's keys can't be had: then nothing is known about the token. */
export type Verifier = (token: string) => Promise<Verified>

/** Keys of this server's own database, or of an issuer elsewhere; null: where its discovery document says. */
export type IssuerKeys = { readonly db: Kysely<Schema> } | { readonly jwksUrl: string | null }

export interface VerifierOptions {
  readonly issuer: string
  readonly jwks: IssuerKeys
  /** Whether a session of this server's own issuer still goes on (E185). */
  readonly isLive?: (session: string) => Promise<boolean>
}

const keysOf = ({ issuer, jwks }: VerifierOptions): (() => Promise<JWTVerifyGetKey>) =>
  "db" in jwks
    ? once(async () => createLocalJWKSet({ keys: [...(await publicKeys(jwks.db))] }))
    : remoteKeys(issuer, jwks.jwksUrl)

const verifiedOf = ({ sub = "", exp = 0, name, email, roles, sid }: JWTPayload): Verified => ({
  ok: true,
  subject: sub,
  name: textOrNull(name),
  email: textOrNull(email),
  roles: Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : [],
  expiresAt: exp * 1000,
  session: textOrNull(sid),
})

/** Makes the check of tokens for the API. */
export const createVerifier = (options: VerifierOptions): Verifier => {
  const keys = keysOf(options)
  const isOwn = "db" in options.jwks
  return async (token) => {
    try {
      // Asked for inside, so that what is no token at all is refused without asking the issuer.
      const key: JWTVerifyGetKey = async (header, input) => (await keys())(header, input)
      const { payload } = await jwtVerify(token, key, {
        issuer: options.issuer,
        audience: accessTokenAudience,
        algorithms: isOwn ? [signingAlgorithm] : foreignAlgorithms,
        ...(isOwn ? { typ: "at+jwt" } : {}),
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ["sub", "exp"],
      })
      if (payload.sub === "") return { ok: false }
      const session = payload[sessionClaim]
      const hasEnded = isOwn && typeof session === "string" && (await options.isLive?.(session)) === false
      return hasEnded ? { ok: false } : verifiedOf(payload)
    } catch (error) {
      if (isTokensFault(error)) return { ok: false }
      throw error
    }
  }
}

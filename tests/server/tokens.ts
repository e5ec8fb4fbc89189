/** Access tokens with a server's own key, right or wrong in whatever a test wants. */
import { importJWK, SignJWT } from "jose"
import type { Kysely } from "kysely"
import { accessTokenAudience } from "../../server/auth/audience.ts"
import { signingAlgorithm, signingKeys } from "../../server/auth/secrets.ts"
import type { Schema } from "../../server/db/schema.ts"

export interface Claims {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly roles?: readonly string[]
  readonly aud?: string
  readonly iss?: string
  /** Seconds from now. */
  readonly expiresIn?: number
  readonly typ?: string
}

const usualSeconds = 3_600

/** A token that the issuer of this database would give. */
export const tokenFor = async (db: Kysely<Schema>, issuer: string, claims: Claims): Promise<string> => {
  const {
    sub,
    name,
    email,
    roles,
    aud = accessTokenAudience,
    iss = issuer,
    expiresIn = usualSeconds,
    typ = "at+jwt",
  } = claims
  const [jwk = {}] = await signingKeys(db)
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ sub, ...(name && { name }), ...(email && { email }), ...(roles && { roles }) })
    .setProtectedHeader({ alg: signingAlgorithm, kid: jwk.kid ?? "", typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(now - 60)
    .setExpirationTime(now + expiresIn)
    .sign(await importJWK(jwk, signingAlgorithm))
}

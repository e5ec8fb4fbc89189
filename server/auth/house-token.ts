/**
 * An access token that the house gives to itself, to act as one of the demo's people through the public API. It is
 * signed as every other, and belongs to no sign-in, so nobody's sessions show it.
 */
import { importJWK, SignJWT } from "jose"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { accessTokenAudience } from "./audience.ts"
import { accessTokenSeconds } from "./house-grant.ts"
import { signingAlgorithm, signingKeys } from "./secrets.ts"

/** Null for those who can't sign in (any more): a token would open what is locked. */
export const houseToken = async (db: Kysely<Schema>, issuer: string, subject: string): Promise<string | null> => {
  const person = await db
    .selectFrom("identity_users")
    .select(["name", "email"])
    .where("subject", "=", subject)
    .where("password_hash", "is not", null)
    .executeTakeFirst()
  const [key] = await signingKeys(db)
  if (person === undefined || key === undefined) return null
  return new SignJWT({ name: person.name, email: person.email, roles: [] })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid ?? "", typ: "at+jwt" })
    .setSubject(subject)
    .setIssuer(issuer)
    .setAudience(accessTokenAudience)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .sign(await importJWK(key, signingAlgorithm))
}

/**
 * Moderators sign in with a second step where the operator says so. A session without one is asked to sign in anew, and
 * a token without one is not issued, so a role that is given to who is signed in already waits for their next sign-in.
 */
import type { Kysely } from "kysely"
import { errors, interactionPolicy, type KoaContextWithOIDC } from "oidc-provider"
import type { ModeratorsSecondStep } from "../config/config.ts"
import type { Schema } from "../db/schema.ts"
import { adminRole } from "../../src/domain/roles.ts"
import { identityUser, type IdentityUser } from "./users.ts"

/** The member of `amr` that says that there was a second step (RFC 8176). */
const twice = "mfa"

export const isForced = (rule: ModeratorsSecondStep, person: Pick<IdentityUser, "roles"> | undefined): boolean =>
  rule === "required" && person?.roles.includes(adminRole) === true

/** Asks whoever comes back to a session that was begun with less. */
export const moderatorsSignInTwice = (db: Kysely<Schema>, rule: ModeratorsSecondStep) =>
  new interactionPolicy.Check(
    "second_step",
    "moderators sign in with a second step",
    "login_required",
    async ({ oidc: { session, result } }) => {
      if (rule === "optional" || result?.login !== undefined) return false
      if (session?.accountId === undefined || session.amr?.includes(twice) === true) return false
      return isForced(rule, await identityUser(db, session.accountId))
    },
  )

/** Throws where a token would be one of a moderator who signed in with less. */
export const requireSignedInTwice = (
  rule: ModeratorsSecondStep,
  { oidc: { entities } }: KoaContextWithOIDC,
  person: IdentityUser,
): void => {
  const { amr } = entities.AuthorizationCode ?? entities.RefreshToken ?? {}
  if (isForced(rule, person) && amr?.includes(twice) !== true)
    throw new errors.InvalidGrant("moderators sign in with a second step")
}

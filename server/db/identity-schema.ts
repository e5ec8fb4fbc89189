/** The tables of the embedded sign-in; nothing else reads them. */
import type { ColumnType, Generated } from "kysely"
import type { Json, Moment, MomentOrNow, MomentOrNull, OrNull } from "./columns.ts"

interface IdentityUsers {
  readonly subject: string
  readonly email: string
  readonly name: string
  /** Null for people who only sign in by another provider. */
  readonly password_hash: OrNull<string>
  readonly roles: Generated<readonly string[]>
  /** Null: nobody has followed a link that was sent to the address. */
  readonly email_verified_at: MomentOrNull
  readonly created_at: MomentOrNow
  readonly updated_at: MomentOrNow
}

interface IdentityRecords {
  readonly model: string
  readonly id: string
  readonly payload: Json<object>
  readonly grant_id: OrNull<string>
  readonly uid: OrNull<string>
  readonly user_code: OrNull<string>
  readonly consumed_at: MomentOrNull
  readonly expires_at: MomentOrNull
  /** Of grants: the browser that has the tokens, and when it last asked for some. */
  readonly user_agent: OrNull<string>
  readonly used_at: MomentOrNull
}

interface IdentitySecrets {
  readonly name: string
  readonly value: ColumnType<unknown, string, string>
  readonly created_at: MomentOrNow
}

interface IdentityTries {
  readonly bucket: string
  readonly count: number
  readonly window_ends_at: Moment
}

interface IdentityLinks {
  readonly issuer: string
  readonly issuer_subject: string
  readonly subject: string
  readonly created_at: MomentOrNow
}

/** Links in letters; who has the database has no token. */
interface IdentityTokens {
  readonly hash: string
  readonly purpose: "newPassword" | "verifyEmail" | "newEmail"
  readonly subject: string
  /** The address that the letter went to. */
  readonly email: string
  readonly expires_at: Moment
}

/** Authenticator apps, one of a person (E610). */
interface IdentityAuthenticators {
  readonly subject: string
  /** Sealed for the person; who has a copy of this table alone has no code. */
  readonly secret: string
  /** The time step of the newest code that was taken: none is taken twice. */
  readonly last_step: ColumnType<number, number, number>
  readonly added_at: MomentOrNow
}

/** Recovery codes that are left (E611). */
interface IdentityRecoveryCodes {
  readonly subject: string
  readonly hash: string
  readonly made_at: MomentOrNow
}

/** Passkeys, of which the server has the public half (E614). */
interface IdentityPasskeys {
  readonly key: string
  readonly subject: string
  /** The authenticator's own name for it. */
  readonly credential: string
  readonly public_key: string
  /** The number of its signatures, where it counts them. */
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly added_at: MomentOrNow
  readonly used_at: MomentOrNull
}

/** Addresses that nobody registers with for a year (E416). */
interface IdentityBarred {
  readonly address_hash: string
  readonly barred_at: Moment
}

export interface IdentityTables {
  readonly identity_barred: IdentityBarred
  readonly identity_users: IdentityUsers
  readonly identity_records: IdentityRecords
  readonly identity_secrets: IdentitySecrets
  readonly identity_tries: IdentityTries
  readonly identity_links: IdentityLinks
  readonly identity_tokens: IdentityTokens
  readonly identity_authenticators: IdentityAuthenticators
  readonly identity_recovery_codes: IdentityRecoveryCodes
  readonly identity_passkeys: IdentityPasskeys
}

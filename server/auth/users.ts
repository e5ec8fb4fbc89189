/** People of the embedded sign-in. They are not accounts, which belong to the market (spec §7). */
import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { folded, foldedEmail } from "../db/emails.ts"
import type { Schema } from "../db/schema.ts"
import { once } from "./issuer-keys.ts"
import { hashPassword, isPassword } from "./passwords.ts"

export interface IdentityUser {
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  /** Null: nobody has followed a link that was sent to the address. */
  readonly email_verified_at: Date | null
}

export interface NewIdentityUser {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly roles?: readonly string[]
  /** Given where something must refer to the person before they first sign in. */
  readonly subject?: string
}

/** Adds a person who can sign in; refused where the e-mail address is taken. */
export const createIdentityUser = async (
  db: Kysely<Schema>,
  { email, name, password, roles = [], subject = randomUUID() }: NewIdentityUser,
): Promise<{ readonly subject: string } | { readonly refused: "emailTaken" }> => {
  const row = { subject, email, name, password_hash: await hashPassword(password), roles }
  const added = await db
    .insertInto("identity_users")
    .values(row)
    .onConflict((conflict) => conflict.expression(foldedEmail).doNothing())
    .returning("subject")
    .executeTakeFirst()
  return added ?? { refused: "emailTaken" }
}

export const identityUser = async (db: Kysely<Schema>, subject: string): Promise<IdentityUser | undefined> =>
  db
    .selectFrom("identity_users")
    .select(["subject", "email", "name", "roles", "email_verified_at"])
    .where("subject", "=", subject)
    .executeTakeFirst()

/** Words of a person's own, which make no good password: address and names, here and in the market. */
export const ownWordsOf = async (db: Kysely<Schema>, subject: string): Promise<readonly string[]> => {
  const person = await identityUser(db, subject)
  const account = await db.selectFrom("accounts").select("name").where("subject", "=", subject).executeTakeFirst()
  return [person?.email, person?.name, account?.name].filter((word) => word !== undefined)
}

/** A hash that no password matches. Checking it for unknown addresses makes them take as long as known ones. */
const nobodysHash = once(() => hashPassword(randomUUID()))

/** Finds a person by e-mail address, ignoring case. */
export const withEmail = (db: Kysely<Schema>, email: string) =>
  db.selectFrom("identity_users").where(foldedEmail, "=", folded(email))

export const subjectWithEmail = async (db: Kysely<Schema>, email: string): Promise<string | undefined> =>
  (await withEmail(db, email).select("subject").executeTakeFirst())?.subject

/** Finds a person by e-mail address and password; takes as long for unknown addresses. */
export const checkPassword = async (
  db: Kysely<Schema>,
  email: string,
  password: string,
): Promise<{ readonly subject: string | undefined; readonly isRight: boolean }> => {
  const found = await withEmail(db, email).select(["subject", "password_hash"]).executeTakeFirst()
  const matches = await isPassword(password, found?.password_hash ?? (await nobodysHash()))
  return { subject: found?.subject, isRight: found !== undefined && matches }
}

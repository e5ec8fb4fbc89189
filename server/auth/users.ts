/** The people that the embedded sign-in knows. They are not accounts: those belong to the market (spec §7). D108. */
import { randomUUID } from "node:crypto"
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { hashPassword, isPassword } from "./passwords.ts"

export interface IdentityUser {
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
}

export interface NewIdentityUser {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly roles?: readonly string[]
  /** Chosen where something must name the person before they sign in. */
  readonly subject?: string
}

/** Adds a person who can sign in, unless the address is somebody's already. */
export const createIdentityUser = async (
  db: Kysely<Schema>,
  { email, name, password, roles = [], subject = randomUUID() }: NewIdentityUser,
): Promise<{ readonly subject: string } | { readonly refused: "emailTaken" }> => {
  const row = { subject, email, name, password_hash: await hashPassword(password), roles }
  const added = await db
    .insertInto("identity_users")
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("subject")
    .executeTakeFirst()
  return added ?? { refused: "emailTaken" }
}

export const identityUser = async (db: Kysely<Schema>, subject: string): Promise<IdentityUser | undefined> =>
  db
    .selectFrom("identity_users")
    .select(["subject", "email", "name", "roles"])
    .where("subject", "=", subject)
    .executeTakeFirst()

/** A hash that no password has, checked for unknown addresses so that they take as long as known ones. */
let nobodysHash: Promise<string> | undefined

/** Who an address and a password belong to. */
export const userWithPassword = async (
  db: Kysely<Schema>,
  email: string,
  password: string,
): Promise<IdentityUser | undefined> => {
  nobodysHash ??= hashPassword(randomUUID())
  const found = await db
    .selectFrom("identity_users")
    .select(["subject", "email", "name", "roles", "password_hash"])
    .where((where) => where(where.fn<string>("lower", ["email"]), "=", where.fn<string>("lower", [where.val(email)])))
    .executeTakeFirst()
  const matches = await isPassword(password, found?.password_hash ?? (await nobodysHash))
  if (found === undefined || !matches) return undefined
  const { password_hash: _, ...user } = found
  return user
}

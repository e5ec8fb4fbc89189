/** Administrators: a role of people of the embedded sign-in, granted by the server's operator. */
import { sql, type Kysely } from "kysely"
import { adminRole } from "../../src/domain/roles.ts"
import type { Schema } from "../db/schema.ts"
import { endSignIns } from "./grants.ts"
import { withEmail } from "./users.ts"

export interface Administrator {
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly created_at: Date
}

const columns = ["subject", "email", "name", "created_at"] as const

const knownPerson = (db: Kysely<Schema>, email: string): Promise<Administrator | undefined> =>
  withEmail(db, email).select(columns).executeTakeFirst()

/** Everybody with the role, by the time of registration. */
export const administrators = (db: Kysely<Schema>): Promise<readonly Administrator[]> =>
  db
    .selectFrom("identity_users")
    .select(columns)
    .where(sql<boolean>`${adminRole} = any(roles)`)
    .orderBy("created_at")
    .orderBy("email")
    .execute()

const setRoles = async (db: Kysely<Schema>, email: string, roles: "give" | "take") => {
  const person = await knownPerson(db, email)
  if (person === undefined) return undefined
  const without = sql<readonly string[]>`array_remove(roles, ${adminRole})`
  await db
    .updateTable("identity_users")
    .set({
      roles: roles === "take" ? without : sql<readonly string[]>`array_append(${without}, ${adminRole})`,
      updated_at: new Date(),
    })
    .where("subject", "=", person.subject)
    .execute()
  return person
}

/** Grants the role to a registered person; undefined where nobody has this address. */
export const grantAdmin = (db: Kysely<Schema>, email: string): Promise<Administrator | undefined> =>
  setRoles(db, email, "give")

/**
 * Takes the role away and ends the person's sessions, because their access tokens carry the role. The role goes first:
 * a token issued between the two statements has no role.
 */
export const revokeAdmin = async (db: Kysely<Schema>, email: string): Promise<Administrator | undefined> => {
  const person = await setRoles(db, email, "take")
  if (person !== undefined) await endSignIns(db, [person.subject])
  return person
}

/** Who moderates: a role of people whom the embedded sign-in knows, given by whoever runs the server. D18, E168. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { withEmail } from "./users.ts"

/** The one role there is. */
export const adminRole = "admin"

export interface Administrator {
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly created_at: Date
}

const columns = ["subject", "email", "name", "created_at"] as const

const knownPerson = (db: Kysely<Schema>, email: string): Promise<Administrator | undefined> =>
  withEmail(db, email).select(columns).executeTakeFirst()

/** Everybody who has the role, the first to have registered first. */
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

/** Makes somebody who has registered an administrator; undefined where nobody has this address. */
export const grantAdmin = (db: Kysely<Schema>, email: string): Promise<Administrator | undefined> =>
  setRoles(db, email, "give")

/** Tokens that are out keep the role until they end: accessTokenSeconds. Those that follow them are without it. */
export const revokeAdmin = (db: Kysely<Schema>, email: string): Promise<Administrator | undefined> =>
  setRoles(db, email, "take")

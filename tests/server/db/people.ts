/** Accounts for tests of the database. */
import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { Schema } from "../../../server/db/schema.ts"

/** Adds an account and answers its key. */
export const addAccount = async (db: Kysely<Schema>, name = "Test Anna"): Promise<string> => {
  const key = randomUUID()
  await db
    .insertInto("accounts")
    .values({ key, subject: `sub-${key}`, name, active_profile_key: key })
    .execute()
  return key
}

/** Waits until something holds, and fails when it doesn't in good time. */
export const until = async (holds: () => boolean, what: string, withinMs = 10_000): Promise<void> => {
  const end = Date.now() + withinMs
  while (!holds()) {
    if (Date.now() > end) throw new Error(`Waited too long until ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

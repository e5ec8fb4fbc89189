/** A sign-in of somebody whose tokens a test makes itself: the record that the provider would have kept of it. */
import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { Schema } from "../../server/db/schema.ts"

/** Answers the grant's id. */
export const signedIn = async (db: Kysely<Schema>, subject: string, userAgent = "Firefox"): Promise<string> => {
  const id = randomUUID()
  const [usedAt, payload] = [new Date(), { accountId: subject, iat: Math.floor(Date.now() / 1000) }]
  await db
    .insertInto("identity_records")
    .values({ model: "Grant", id, payload: JSON.stringify(payload), user_agent: userAgent, used_at: usedAt })
    .execute()
  return id
}

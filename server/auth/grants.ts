/**
 * Whether the session that a token came of still goes on. Access tokens are checked by their signature alone, so that a
 * token of somebody who has signed out would be good until it expires. Each carries the id of its grant (`sid`), which
 * signing out, revoking, and reuse of a refresh token delete from the database: the one source for all nodes. What was
 * found alive is believed for some seconds, or until NOTIFY says that it ended. E185.
 */
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

/** The claim of access tokens that names their grant. */
export const sessionClaim = "sid"

/** The payload is the id of the grant that has ended. */
export const endedGrantsChannel = "identity_grants_ended"

/** Longer than any burst of requests, and still short where a notification was missed. */
const believedMs = 5_000

/** Beyond this the memory starts anew: it only saves questions. */
const mostRemembered = 10_000

export interface Grants {
  readonly isLive: (grantId: string) => Promise<boolean>
  /** It has ended, as another node or this one was told. */
  readonly forget: (grantId: string) => void
}

export const tellEnded = async (db: Kysely<Schema>, grantId: string): Promise<void> => {
  await sql`select pg_notify(${endedGrantsChannel}, ${grantId})`.execute(db)
}

export const createGrants = (db: Kysely<Schema>, now: () => number = Date.now): Grants => {
  const foundAt = new Map<string, number>() // ms
  const ended = new Set<string>() // a question asked before the end must not be believed after it

  return {
    isLive: async (grantId) => {
      if (ended.has(grantId)) return false
      const askedAt = now()
      if (askedAt - (foundAt.get(grantId) ?? Number.NEGATIVE_INFINITY) < believedMs) return true
      const row = await db
        .selectFrom("identity_records")
        .select("expires_at")
        .where("model", "=", "Grant")
        .where("id", "=", grantId)
        .executeTakeFirst()
      if (row === undefined || (row.expires_at !== null && row.expires_at.getTime() <= askedAt)) return false
      if (foundAt.size >= mostRemembered) foundAt.clear()
      if (!ended.has(grantId)) foundAt.set(grantId, askedAt)
      return !ended.has(grantId)
    },
    forget: (grantId) => {
      foundAt.delete(grantId)
      if (ended.size >= mostRemembered) ended.clear()
      ended.add(grantId)
    },
  }
}

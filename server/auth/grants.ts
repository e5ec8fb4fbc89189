/**
 * Answers whether the session behind an access token is still alive. A JWT is checked by its signature alone, so it
 * would outlive a sign-out until it expires. Each therefore carries the id of its grant (`sid`); signing out, revoking,
 * and reuse of a refresh token delete that grant from the database, which all nodes share. A grant that was found is
 * cached for some seconds, or until NOTIFY says that it has ended.
 */
import { sql, type Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import { databaseNow } from "../db/clock.ts"
import { published } from "../db/notify.ts"
import type { Schema } from "../db/schema.ts"
import { areOf } from "../db/sign-in-records.ts"

/** The claim of access tokens that names their grant. */
export const sessionClaim = "sid"

/** The NOTIFY channel; its payload is the id of the grant that has ended. */
export const endedGrantsChannel = "identity_grants_ended"

/**
 * The time that a found grant is cached: longer than a burst of requests, short enough where a notification was lost.
 */
const believedMs = 5_000

/** Entries of a cache; the oldest go first, which only costs queries. */
const mostRemembered = 10_000

export interface Grants {
  readonly isLive: (grantId: string) => Promise<boolean>
  /** Called when a grant has ended, on this node or another. */
  readonly forget: (grantId: string) => void
}

/** Publishes to every node that a grant has ended, and ends the pushes to its device in the same statement (E320). */
export const publishEnded = async (db: Kysely<Schema>, grantId: string): Promise<void> => {
  await db
    .with("silenced", (devices) => devices.deleteFrom("push_clients").where("session", "=", grantId).returning("key"))
    .selectNoFrom(published(endedGrantsChannel, grantId).as("published"))
    .execute()
}

/**
 * Ends all sessions of these people: deletes the provider's records of them (sessions, grants, refresh tokens, codes) and
 * publishes to every node which grants have ended. One statement, so that no grant is deleted without its notification. An open
 * interaction that was signed in already, and not followed yet, would become a session: it is deleted too. E212, E291.
 * Their devices get no pushes any more: a locked screen would go on telling whoever holds it (E320).
 */
export const endSignIns = async (db: Kysely<Schema>, subjects: readonly string[]): Promise<void> => {
  await db
    .with("ended", (records) =>
      records.deleteFrom("identity_records").where(areOf(subjects)).returning(["model", "id"]),
    )
    .with("silenced", (devices) =>
      devices
        .deleteFrom("push_clients")
        .where("account_key", "in", (accounts) =>
          accounts.selectFrom("accounts").select("accounts.key").where("subject", "in", subjects),
        )
        .returning("key"),
    )
    .selectFrom("ended")
    .select(published(endedGrantsChannel, sql.ref("id")).as("published"))
    .where("model", "=", "Grant")
    .execute()
}

/** The browser that a person is looking through: its session at the provider, and the grants made by it. */
export interface ThisDevice {
  readonly session: string
  readonly grants: readonly string[]
}

/** The same for all sessions but those of this browser. E581. */
export const endOtherSignIns = async (
  db: Kysely<Schema>,
  subject: string,
  { session, grants }: ThisDevice,
): Promise<void> => {
  const kept = [...grants]
  const isKept = sql<boolean>`((model = 'Session' and id = ${session}) or coalesce(grant_id, id) = any(${kept}))`
  await db
    .with("ended", (records) =>
      records
        .deleteFrom("identity_records")
        .where(areOf([subject]))
        .where(({ not }) => not(isKept))
        .returning(["model", "id"]),
    )
    .with("silenced", (devices) =>
      devices
        .deleteFrom("push_clients")
        .where("account_key", "in", (accounts) =>
          accounts.selectFrom("accounts").select("accounts.key").where("subject", "=", subject),
        )
        .where(sql<boolean>`not coalesce(session = any(${kept}), false)`)
        .returning("key"),
    )
    .selectFrom("ended")
    .select(published(endedGrantsChannel, sql.ref("id")).as("published"))
    .where("model", "=", "Grant")
    .execute()
}

export const createGrants = (db: Kysely<Schema>, now: () => number = Date.now): Grants => {
  const found = new LRUCache<string, true>({ max: mostRemembered, ttl: believedMs, ttlResolution: 0, perf: { now } })
  const ended = new LRUCache<string, true>({ max: mostRemembered }) // grants that ended, so that a query begun before the end can't cache its result after it

  return {
    isLive: async (grantId) => {
      if (ended.has(grantId)) return false
      const askedAt = now()
      if (found.has(grantId)) return true
      const row = await db
        .selectFrom("identity_records")
        .select("id")
        .where("model", "=", "Grant")
        .where("id", "=", grantId)
        .where(({ or, eb }) => or([eb("expires_at", "is", null), eb("expires_at", ">", databaseNow)]))
        .executeTakeFirst()
      if (row === undefined) return false
      if (!ended.has(grantId)) found.set(grantId, true, { start: askedAt })
      return !ended.has(grantId)
    },
    forget: (grantId) => {
      found.delete(grantId)
      ended.set(grantId, true)
    },
  }
}

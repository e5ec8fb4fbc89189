/**
 * Answers reads that may be a moment old from a standby. Nobody is shown less than their own acts have brought about: an
 * account's cursor follows its commits, so the standby is asked once it has the cursor that the primary has by now.
 */
import { setTimeout as pause } from "node:timers/promises"
import type { Kysely } from "kysely"
import { isConnectionSpoilt } from "../db/away.ts"
import { isRetried, withSnapshot } from "../db/database.ts"
import type { Replica } from "../db/replica.ts"
import type { Schema } from "../db/schema.ts"
import type { Principal } from "./context.ts"
import type { Db } from "./services.ts"

export interface ReplicaReads {
  readonly replica: Pick<Replica, "db">
  /** Hears of each read where it was answered. */
  readonly onRead: (from: "replica" | "primary") => void
}

/** The pauses after which a standby that lacks the cursor is asked again, ms; then the primary answers. */
const pausesMs = [0, 10, 40, 100]

const cursorOf = async (db: Kysely<Schema>, principal: Principal | null): Promise<number> => {
  if (principal === null) return 0
  const account = await db
    .selectFrom("accounts")
    .select("cursor")
    .where("subject", "=", principal.subject)
    .executeTakeFirst()
  return account?.cursor ?? 0
}

/** The standby has gone, or replays what the statement was reading. */
const mayPrimaryKnow = (error: unknown): boolean => isConnectionSpoilt(error) || isRetried(error)

/**
 * Answers null where the primary has to be asked. `read` answers null where the snapshot lacks the caller's changes up to
 * the cursor. A statement that ran out of its time fails, as the primary has no more of it.
 */
export const readFromReplica = async <Answer>(
  { replica, onRead }: ReplicaReads,
  primary: Kysely<Schema>,
  principal: Principal | null,
  read: (snapshot: Db, cursor: number) => Promise<Answer | null>,
): Promise<Answer | null> => {
  const db = replica.db()
  if (db !== null)
    try {
      const cursor = await cursorOf(primary, principal)
      for (const pauseMs of pausesMs) {
        if (pauseMs > 0) await pause(pauseMs)
        const answer = await withSnapshot(db, (snapshot) => read(snapshot, cursor))
        if (answer === null) continue
        onRead("replica")
        return answer
      }
    } catch (error) {
      if (!mayPrimaryKnow(error)) throw error
    }
  onRead("primary")
  return null
}

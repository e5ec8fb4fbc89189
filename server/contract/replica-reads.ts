/**
 * Answers reads that may be a moment old from a standby. Nobody is shown less than their own acts have brought about: an
 * account's cursor follows its commits, so the standby is asked once it has the cursor that the primary has by now.
 */
import { setTimeout as pause } from "node:timers/promises"
import type { Kysely } from "kysely"
import { withSnapshot } from "../db/database.ts"
import type { Replica } from "../db/replica.ts"
import type { Schema } from "../db/schema.ts"
import type { Principal } from "./context.ts"
import { Refusal } from "./refusals.ts"
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

/** A statement that was refused its time is no better off at the primary, where it would be in everybody's way. */
const outOfTime = "57014"

const isFinal = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Error && "code" in error && error.code === outOfTime)

/** Answers null where the primary has to be asked. */
export const readFromReplica = async <Answer>(
  { replica, onRead }: ReplicaReads,
  primary: Kysely<Schema>,
  principal: Principal | null,
  read: (snapshot: Db) => Promise<Answer>,
): Promise<Answer | null> => {
  const db = replica.db()
  if (db !== null)
    try {
      const needed = await cursorOf(primary, principal)
      for (const pauseMs of pausesMs) {
        if (pauseMs > 0) await pause(pauseMs)
        const answer = await withSnapshot(db, async (snapshot) =>
          (await cursorOf(snapshot, principal)) < needed ? null : read(snapshot),
        )
        if (answer === null) continue
        onRead("replica")
        return answer
      }
    } catch (error) {
      if (isFinal(error)) throw error
      // The standby has gone, or replays what the statement was reading.
    }
  onRead("primary")
  return null
}

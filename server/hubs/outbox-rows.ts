/**
 * The rows of the outbox: reading those that a notification names, and pruning those that nobody needs. architecture:
 * Server.
 */
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import type { OutboxRow, OutboxRows } from "./outbox.ts"
import { isHubName } from "./requests.ts"

/** Long after every node has read it: a client that misses more asks over REST. */
const keptFor = sql<Date>`now() - interval '1 hour'`

const rowsPerPrune = 1_000

/** Whoever deletes an account is done with it on every device at once (D103). */
const isFarewell = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === "AccountDeletedEvent"

/** The outbox of a database. */
export const outboxRows = (db: Kysely<Schema>): OutboxRows => ({
  read: async (ids) => {
    const rows = await db
      .selectFrom("outbox")
      .select(["account_key", "hub", "cursor", "message"])
      .where("id", "in", ids)
      .execute()
    return rows.flatMap(({ account_key, hub, cursor, message }): readonly OutboxRow[] =>
      // A newer node may already speak on a hub that this one doesn't have.
      isHubName(hub) ? [{ accountKey: account_key, hub, cursor, message, isLast: isFarewell(message) }] : [],
    )
  },
  prune: async () => {
    const { numDeletedRows } = await db
      .deleteFrom("outbox")
      .where("id", "in", (old) =>
        old
          .selectFrom("outbox")
          .select("id")
          .where("created_at", "<", keptFor)
          .orderBy("created_at")
          .limit(rowsPerPrune)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirstOrThrow()
    return numDeletedRows >= rowsPerPrune
  },
})

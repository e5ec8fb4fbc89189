/** The outbox's rows: reads those that a notification names, and prunes old ones. architecture: Server. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import type { OutboxRow, OutboxRows } from "./outbox.ts"
import { isHubName } from "../contract/hub-names.ts"

/** By then every node has read a row; a client that was away for longer asks over REST. */
const keptFor = sql<Date>`now() - interval '1 hour'`

const rowsPerPrune = 1_000

/** The message that an account was deleted, after which its connections are closed (D103). */
const isFarewell = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === "AccountDeletedEvent"

/** The outbox of a database. */
export const outboxRows = (db: Kysely<Schema>): OutboxRows => ({
  read: async (ids) => {
    const rows = await db
      .selectFrom("outbox")
      .select(["account_key", "hub", "cursor", "message", "trace"])
      .where("id", "in", ids)
      .execute()
    return rows.flatMap(({ account_key, hub, cursor, message, trace }): readonly OutboxRow[] =>
      // A newer node may already write to a hub that this one doesn't have.
      isHubName(hub) ? [{ accountKey: account_key, hub, cursor, message, trace, isLast: isFarewell(message) }] : [],
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

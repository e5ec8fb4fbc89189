/**
 * Publishing to all nodes, the other half of the engine's `Listen`: whoever replaces NOTIFY by something else changes this file
 * and the engines. architecture: Server.
 */
import { sql, type Expression, type Kysely, type RawBuilder } from "kysely"
import type { Schema } from "./schema.ts"

/** For a statement that publishes what it has changed: no change is without its notification, and none comes before it. */
export const published = (channel: string, payload: string | Expression<string>): RawBuilder<unknown> =>
  sql`pg_notify(${channel}, ${payload})`

/** Reaches the nodes with the commit. A payload has less than 8,000 bytes. */
export const publish = async (db: Kysely<Schema>, channel: string, payload: string): Promise<void> => {
  await sql`select ${published(channel, payload)}`.execute(db)
}

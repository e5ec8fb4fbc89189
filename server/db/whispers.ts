/**
 * Whispers: hub messages about what is only so at the moment. They travel in the payload of a NOTIFY alone: no table
 * has them, no cursor orders them, and whoever does not hear one has missed nothing.
 */
import type { Kysely } from "kysely"
import { publish } from "./notify.ts"
import type { Schema } from "./schema.ts"

export const whisperChannel = "whispers"

export interface Whisper {
  readonly accountKey: string
  readonly hub: string
  /** With the rest under 8,000 bytes as JSON, as every payload. */
  readonly message: object
}

/** Goes out to all nodes with the commit. */
export const whisper = (db: Kysely<Schema>, said: Whisper): Promise<void> =>
  publish(db, whisperChannel, JSON.stringify(said))

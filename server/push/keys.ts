/** The keys that pushes are signed with: configured, or made once and the same on every node ever after. */
import type { Kysely } from "kysely"
import webPush from "web-push"
import { getOrCreateSecret } from "../db/secrets.ts"
import type { Schema } from "../db/schema.ts"
import type { PushConfig, VapidKeys } from "../config/push.ts"

/** The private half is never to be logged or served. */
export const vapidKeys = (db: Kysely<Schema>, { keys }: PushConfig): Promise<VapidKeys> =>
  keys === null
    ? getOrCreateSecret(db, "vapid-keys", () => Promise.resolve(webPush.generateVAPIDKeys()))
    : Promise.resolve(keys)

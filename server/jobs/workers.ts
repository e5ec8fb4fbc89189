/** What each kind of job does: the slow part outside of any transaction, then the writes and notices. D39, D51. */
import type { Kysely } from "kysely"
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { announceOrder } from "../domain/announcements.ts"
import { revealFeedback } from "./feedback-reveal.ts"
import { makeThumbnails, withoutThumbnails } from "./thumbnails.ts"
import { deliverPush, forgetPushes } from "./push-delivery.ts"
import type { Job } from "../queue/jobs.ts"

/** Writes the results; answers the notices to send. */
export type Finish = (trx: Db) => Promise<readonly Notice[]>

const nothing: Finish = async () => []

const removeContent = async (db: Kysely<Schema>, { files }: Services, paths: readonly string[]): Promise<Finish> => {
  for (const path of paths) {
    const inUse = await db
      .selectFrom("files")
      .select("storage_path")
      .where("storage_path", "=", path)
      .unionAll(db.selectFrom("file_thumbnails").select("storage_path").where("storage_path", "=", path))
      .executeTakeFirst()
    if (inUse === undefined) await files.remove(path)
  }
  return nothing
}

export const workOn = async (db: Kysely<Schema>, services: Services, { kind, payload }: Job): Promise<Finish> => {
  switch (kind) {
    case "MakeThumbnails":
      return makeThumbnails(db, services, payload.fileKey)
    case "RemoveContent":
      return removeContent(db, services, payload.paths)
    case "RevealFeedback":
      return (trx) => revealFeedback(trx, services, payload.dealKey)
    case "AnnounceOrder":
      return (trx) => announceOrder(trx, services, payload)
    case "DeliverPush":
      return deliverPush(db, services, payload)
  }
}

/** Ten tries of a push cover an outage of a quarter of an hour (E92). */
export const mostTries = ({ kind }: Job): number => (kind === "DeliverPush" ? 10 : 5)

/** What to write for a job that has failed for the last time. */
export const giveUp = (services: Services, { kind, payload }: Job): Finish => {
  switch (kind) {
    case "MakeThumbnails":
      return (trx) => withoutThumbnails(trx, services, payload.fileKey)
    case "DeliverPush":
      return forgetPushes
    default:
      return nothing
  }
}

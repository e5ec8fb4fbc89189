/** The workers of each kind of job: the slow part outside of any transaction, then the writes and notices. */
import type { Kysely } from "kysely"
import type { Services } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import { announceOrder } from "../domain/announcements.ts"
import type { JobPayloads } from "../queue/jobs.ts"
import { nothing, type Finish, type Workers } from "../queue/workers.ts"
import { revealFeedback } from "./feedback-reveal.ts"
import { cleanKeptFile } from "./kept-files.ts"
import { deliverLetter, forgetLetters, type WriteLetter } from "./letters.ts"
import { deliverPush, forgetPushes } from "./push-delivery.ts"
import { makeThumbnails, withoutThumbnails } from "./thumbnails.ts"

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

const usualTries = 5

/** Ten tries of a push cover an outage of a quarter of an hour (E92). */
const triesOfPush = 10

/** The same for a letter, whose mail server may want it later (greylisting). */
const triesOfLetter = 10

type NoteRole = (noted: JobPayloads["NoteRole"]) => Promise<void>

type NoteSecondStepOff = (noted: JobPayloads["NoteSecondStepOff"]) => Promise<void>

interface Writing {
  readonly writeLetter: WriteLetter
  readonly noteRole: NoteRole
  readonly noteSecondStepOff: NoteSecondStepOff
}

export const jobWorkers = (
  db: Kysely<Schema>,
  services: Services,
  { writeLetter, noteRole, noteSecondStepOff }: Writing,
): Workers => ({
  MakeThumbnails: {
    work: ({ fileKey }) => makeThumbnails(db, services, fileKey),
    mostTries: usualTries,
    giveUp:
      ({ fileKey }) =>
      (trx) =>
        withoutThumbnails(trx, services, fileKey),
  },
  CleanKeptFile: { work: ({ fileKey }) => cleanKeptFile(db, services, fileKey), mostTries: usualTries },
  RemoveContent: { work: ({ paths }) => removeContent(db, services, paths), mostTries: usualTries },
  RevealFeedback: {
    work:
      async ({ dealKey }) =>
      (trx) =>
        revealFeedback(trx, services, dealKey),
    mostTries: usualTries,
  },
  AnnounceOrder: {
    work: async (payload) => (trx) => announceOrder(trx, services, payload),
    mostTries: usualTries,
  },
  DeliverPush: {
    work: (payload) => deliverPush(db, services, payload),
    mostTries: triesOfPush,
    giveUp: () => forgetPushes,
  },
  DeliverLetter: {
    work: (order) => deliverLetter(services, writeLetter, order),
    mostTries: triesOfLetter,
    giveUp: () => forgetLetters,
  },
  NoteRole: {
    work: async (noted) => {
      await noteRole(noted)
      return nothing
    },
    mostTries: usualTries,
  },
  NoteSecondStepOff: {
    work: async (noted) => {
      await noteSecondStepOff(noted)
      return nothing
    },
    mostTries: usualTries,
  },
})

/** Photos of people and profiles, and the files that profiles show. Spec §7. */
import { fileCountLimits } from "../../src/domain/limits.ts"
import type { Caller, Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import type { ReceivedFile } from "../contract/shapes.ts"
import { changeExecutant, lockedOwnExecutant, waitingChange } from "../domain/executants.ts"
import { movedExecutant } from "../domain/executant-moves.ts"
import { forgetFiles, keepFile, requireImage, requireRoom } from "../domain/files.ts"
import { ownExecutantRow } from "../domain/ownership.ts"
import { isPublishedExecutant } from "../../src/domain/executant-statuses.ts"
import { participantNotices } from "../notices/participants.ts"
import { accountNotice } from "../notices/system.ts"
import { account, executant } from "../views/profiles.ts"

type ProfileFileKind = "Portfolio" | "Education"

/** The occupied positions of a profile's files; refuses a file beyond the most that there may be. */
const takenPlaces = async (db: Db, key: string, kind: ProfileFileKind): Promise<readonly number[]> => {
  const kept = await db
    .selectFrom("executant_files")
    .select("position")
    .where("executant_key", "=", key)
    .where("kind", "=", kind)
    .execute()
  requireRoom(kept.length, kind === "Portfolio" ? fileCountLimits.portfolio : fileCountLimits.education)
  return kept.map(({ position }) => position)
}

/** Refuses unless the profile is the caller's and may be edited in its present state. */
const requireEditable = async (db: Db, caller: Caller, key: string): Promise<void> => {
  movedExecutant(await ownExecutantRow(db, caller, key), "edit")
}

const admitFile = async (db: Db, caller: Caller, key: string, kind: ProfileFileKind): Promise<void> => {
  await requireEditable(db, caller, key)
  await takenPlaces(db, key, kind)
}

const addFile = async (
  db: Db,
  services: Services,
  caller: Caller,
  { key, kind, file }: { readonly key: string; readonly kind: ProfileFileKind; readonly file: ReceivedFile },
) => {
  const row = await lockedOwnExecutant(db, caller, key)
  const taken = await takenPlaces(db, key, kind)
  const fileKey = await keepFile(db, services, caller, file)
  const position = Math.max(-1, ...taken) + 1
  await db.insertInto("executant_files").values({ executant_key: key, kind, file_key: fileKey, position }).execute()
  return {
    notices: await changeExecutant(db, services, row, { fields: {}, publish: false, hasFiles: true }),
    answer: () => executant(db, services, caller.accountKey, key),
  }
}

type Operations = "uploadAccountPhoto" | "uploadExecutantPhoto" | "addPortfolioFile" | "addEducationFile"

export const profileFileRoutes: Handlers<Operations> = {
  uploadAccountPhoto: {
    kind: "write",
    access: "account",
    // Every account may have a photo.
    admit: async () => {},
    handle: async ({ db, services, caller, input: { body: file } }) => {
      requireImage(file)
      const { photo_file_key: before } = await db
        .selectFrom("accounts")
        .select("photo_file_key")
        .where("key", "=", caller.accountKey)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const photo = await keepFile(db, services, caller, file)
      await db
        .updateTable("accounts")
        .set(({ eb }) => ({ photo_file_key: photo, version: eb("version", "+", 1) }))
        .where("key", "=", caller.accountKey)
        .execute()
      await forgetFiles(db, services, before === null ? [] : [before])
      return {
        notices: [
          accountNotice(db, services, caller.accountKey, "AccountChangedEvent"),
          ...(await participantNotices(db, services, caller.accountKey)),
        ],
        answer: () => account(db, services, caller.accountKey),
      }
    },
  },

  uploadExecutantPhoto: {
    kind: "write",
    access: "account",
    admit: ({ db, caller, input: { path } }) => requireEditable(db, caller, path.key),
    handle: async ({ db, services, caller, input: { path, body: file } }) => {
      requireImage(file)
      const row = await lockedOwnExecutant(db, caller, path.key)
      const waiting = await waitingChange(db, row.key)
      const photo = await keepFile(db, services, caller, file)
      const change = { fields: { photo_file_key: photo }, publish: false }
      const notices = await changeExecutant(db, services, row, change)
      // A published photo stays until the new one is approved.
      const shown = isPublishedExecutant(row.status) ? row.photo_file_key : null
      const before = waiting === undefined ? row.photo_file_key : waiting.photo_file_key
      await forgetFiles(db, services, before === null || before === shown ? [] : [before])
      return { notices, answer: () => executant(db, services, caller.accountKey, row.key) }
    },
  },

  addPortfolioFile: {
    kind: "write",
    access: "account",
    admit: ({ db, caller, input: { path } }) => admitFile(db, caller, path.key, "Portfolio"),
    handle: ({ db, services, caller, input: { path, body: file } }) =>
      addFile(db, services, caller, { key: path.key, kind: "Portfolio", file }),
  },

  addEducationFile: {
    kind: "write",
    access: "account",
    admit: ({ db, caller, input: { path } }) => admitFile(db, caller, path.key, "Education"),
    handle: ({ db, services, caller, input: { path, body: file } }) =>
      addFile(db, services, caller, { key: path.key, kind: "Education", file }),
  },
}

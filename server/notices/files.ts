/** Hub messages about files. Spec §3 Hub events. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { file } from "../views/files.ts"
import { system } from "./system.ts"
import { notify } from "./user.ts"

/** The file with its thumbnails. */
export const fileNotice = (db: Db, services: Services, accountKey: string, fileKey: string): Notice =>
  system(accountKey, async () => ({
    source: "Content",
    type: "FileThumbnailAddedEvent",
    metadata: { file: await file(db, services, fileKey) },
  }))

export const fileStatusNotice = (accountKey: string, fileKey: string, status: "Removed" | "Failed"): Notice =>
  system(accountKey, async () => ({ source: "Content", type: "FileStatusChangedEvent", metadata: { fileKey, status } }))

/** Notifies the uploader that the file's thumbnails can't be made. */
export const notifyOfFailedFile = (db: Db, services: Services, accountKey: string): Notice =>
  notify(db, services, {
    accountKey,
    source: "Content",
    type: "FilePublishingFailedEvent",
    level: "Warning",
    metadata: { profileKey: accountKey },
  })

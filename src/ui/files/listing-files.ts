/** Files of a listing before the upload: how many fit, and which would be refused. experience: Uploads. */
import { fileExtensionOf, fileExtensions, fileKindOf, fileRule, type PickedFile } from "../../domain/files.ts"
import { isRefusedForGood, type Failure } from "../../domain/failures.ts"
import type { Upload } from "../../projections/files.ts"
import type { IconName } from "../parts/icon-paths.ts"

export const acceptedFiles = Object.values(fileExtensions)
  .flat()
  .map((extension) => `.${extension}`)
  .join()

/** The picked files that there is room for, and those that there is none for. What can't be sent takes none: its row says why. */
export const fitting = <File extends Pick<PickedFile, "name" | "size">>(
  picked: readonly File[],
  room: number,
): { readonly added: readonly File[]; readonly left: readonly File[] } => {
  const sendable = picked.filter(({ name, size }) => fileRule(name, size) === null)
  const left = new Set(sendable.slice(Math.max(0, room)))
  return { added: picked.filter((file) => !left.has(file)), left: [...left] }
}

/** Answers why the server would refuse the file; null when it may be uploaded. */
export const refusalOf = ({ name, size }: PickedFile): Failure | null => {
  const rule = fileRule(name, size)
  return rule === null ? null : { _tag: "FileRefused", rule }
}

const icons = { image: "image", video: "video", document: "file" } as const

export const fileIcon = (name: string): IconName => icons[fileKindOf(fileExtensionOf(name)) ?? "document"]

/**
 * Answers whether an upload's turn has come, so that a wait without a move is a stall, before the first byte as well.
 * E360.
 */
export const isUnderWay = (upload: Upload | undefined): boolean => upload?.state === "running" && upload.sent !== null

export interface UploadsState {
  readonly done: number
  readonly failed: readonly PickedFile[]
  /** The failed files that another try may bring there. */
  readonly again: readonly PickedFile[]
  /** Nothing is being uploaded or waiting. */
  readonly isOver: boolean
}

export const uploadsState = (files: readonly PickedFile[], uploads: readonly Upload[]): UploadsState => {
  const uploadOf = new Map(uploads.map((upload) => [upload.id, upload]))
  const failed = files.filter(({ id }) => uploadOf.get(id)?.state === "failed")
  const again = failed.filter(({ id }) => !isRefusedForGood(uploadOf.get(id)?.failure ?? null))
  const done = files.filter(({ id }) => uploadOf.get(id)?.state === "done").length
  return { done, failed, again, isOver: done + failed.length === files.length }
}

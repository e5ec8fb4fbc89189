/** Files of a listing before the upload: how many fit, and which would be refused. experience: Uploads; D38. */
import { fileExtensionOf, fileExtensions, fileKindOf, fileRule, type PickedFile } from "../../../domain/files.ts"
import type { Failure } from "../../../domain/failures.ts"
import type { Upload } from "../../../projections/files.ts"
import type { IconName } from "../../parts/icon-paths.ts"

export const acceptedFiles = Object.values(fileExtensions)
  .flat()
  .map((extension) => `.${extension}`)
  .join()

/** The picked files that there is room for, and those that there is none for. */
export const fitting = <T>(
  picked: readonly T[],
  room: number,
): { readonly added: readonly T[]; readonly left: readonly T[] } => {
  const last = Math.max(0, room)
  return { added: picked.slice(0, last), left: picked.slice(last) }
}

/** Why the server would refuse the file; null when it may be uploaded. */
export const refusalOf = ({ name, size }: PickedFile): Failure | null => {
  const rule = fileRule(name, size)
  return rule === null ? null : { _tag: "FileRefused", rule }
}

const icons = { image: "image", video: "video", document: "file" } as const

export const fileIcon = (name: string): IconName => icons[fileKindOf(fileExtensionOf(name)) ?? "document"]

/** Its turn has come, so that a wait without a move is a stall, before the first byte as well. E360. */
export const isUnderWay = (upload: Upload | undefined): boolean => upload?.state === "running" && upload.sent !== null

export interface UploadsState {
  readonly done: number
  readonly failed: readonly PickedFile[]
  /** Nothing is being uploaded or waiting. */
  readonly isOver: boolean
}

export const uploadsState = (files: readonly PickedFile[], uploads: readonly Upload[]): UploadsState => {
  const stateOf = new Map(uploads.map(({ id, state }) => [id, state]))
  const failed = files.filter(({ id }) => stateOf.get(id) === "failed")
  const done = files.filter(({ id }) => stateOf.get(id) === "done").length
  return { done, failed, isOver: done + failed.length === files.length }
}

/** Events about uploads. Sizes in bytes. experience: Uploads. */
import type { Failure } from "../domain/failures.ts"
import type { StoredFile } from "../domain/files.ts"

export type FileEvent =
  /** The upload is under way, or waits for those before it. */
  | {
      readonly type: "UploadStarted"
      readonly id: string
      /** The holder of the file: a listing or a chat message by its key, or a part of a profile (`profileUploads`). */
      readonly holder: string
      readonly name: string
      readonly size: number
    }
  /** First when its turn comes, with nothing sent. */
  | { readonly type: "UploadProgressed"; readonly id: string; readonly sent: number }
  | { readonly type: "UploadFinished"; readonly id: string }
  | { readonly type: "UploadFailed"; readonly id: string; readonly failure: Failure }
  | { readonly type: "UploadCanceled"; readonly id: string }

/** A picture's smaller copies are there; it is drawn with them from now on (D39). */
export interface ThumbnailEvent {
  readonly type: "FileThumbnailAdded"
  readonly file: StoredFile
  readonly asOf: number
}

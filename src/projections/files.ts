/** Uploads and their progress. Sizes in bytes. experience: Uploads. */
import type { Failure } from "../domain/failures.ts"
import type { FileEvent } from "../events/files.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

export interface Upload {
  readonly id: string
  readonly holder: string // what it is for
  readonly name: string
  readonly size: number
  readonly sent: number | null // between 0 and size; null while it waits for those before it
  readonly state: "running" | "done" | "failed" | "canceled"
  readonly failure: Failure | null
}

export interface FilesState {
  uploads: Record<string, Upload>
}

const change = (draft: FilesState, id: string, to: Partial<Upload>): void => {
  const upload = draft.uploads[id]
  if (upload !== undefined && upload.state === "running") draft.uploads[id] = { ...upload, ...to }
}

export const files = projection<FilesState, FileEvent>("files", () => ({ uploads: {} }), {
  UploadStarted: (draft, { id, holder, name, size }) => {
    draft.uploads[id] = { id, holder, name, size, sent: null, state: "running", failure: null }
  },
  UploadProgressed: (draft, { id, sent }) => {
    const upload = draft.uploads[id]
    if (upload !== undefined) change(draft, id, { sent: Math.min(upload.size, Math.max(upload.sent ?? 0, sent)) })
  },
  UploadFinished: (draft, { id }) => {
    const upload = draft.uploads[id]
    if (upload !== undefined) change(draft, id, { state: "done", sent: upload.size })
  },
  UploadFailed: (draft, { id, failure }) => change(draft, id, { state: "failed", failure }),
  // Also of one that has failed; one that was sent in time stays.
  UploadCanceled: (draft, { id }) => {
    const upload = draft.uploads[id]
    if (upload !== undefined && upload.state !== "done") draft.uploads[id] = { ...upload, state: "canceled" }
  },
  SignedOut: (draft) => {
    draft.uploads = {}
  },
})

export const uploadsOf: (state: FilesState, holder: string) => readonly Upload[] = stable(
  (holder) => holder,
  (state: FilesState, holder: string) =>
    Object.values(state.uploads).filter((upload) => upload.holder === holder && upload.state !== "canceled"),
)

/** Answers whether an upload is under way, or waits. */
export const hasRunning = ({ uploads }: FilesState): boolean =>
  Object.values(uploads).some(({ state }) => state === "running")

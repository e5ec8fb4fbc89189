/** Uploads a listing's files; the bus keeps them in the order in which they were picked. experience: Uploads. */
import { useCallback, useEffect, useRef, useState } from "react"
import type { PickedFile } from "../../../../domain/files.ts"
import type { ListingId } from "../../../../domain/listings.ts"
import { files as filesProjection, uploadsOf, type Upload } from "../../../../projections/files.ts"
import { useApp } from "../../../app/context.tsx"
import { useReadModel } from "../../../app/read-models.ts"
import { uploadsState, type UploadsState } from "../../../files/listing-files.ts"

export interface ListingUploads<File extends PickedFile> {
  /** Except those that the person removed. */
  readonly files: readonly File[]
  readonly state: UploadsState
  readonly of: (fileId: string) => Upload | undefined
  readonly send: (files: readonly PickedFile[]) => void
  /** Removes a file, cancelling its upload. */
  readonly drop: (file: PickedFile) => void
}

/** `mayStart`: whether there is room for them; a file that leaves has to have left. */
export const useListingUploads = <File extends PickedFile>(
  { kind, key }: ListingId,
  picked: readonly File[],
  mayStart: boolean,
): ListingUploads<File> => {
  const { bus, device } = useApp()
  const uploads = useReadModel(filesProjection, uploadsOf, key)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const started = useRef(false)

  const send = useCallback(
    (wanted: readonly PickedFile[]): void => {
      for (const file of wanted)
        void bus.dispatch({ type: "UploadListingFile", listing: { kind, key }, file }, device.dropped(file.id))
    },
    [bus, device, kind, key],
  )

  useEffect(() => {
    if (started.current || !mayStart) return
    started.current = true
    send(picked)
  }, [send, picked, mayStart])

  const files = picked.filter(({ id }) => !dropped.has(id))
  return {
    files,
    state: uploadsState(files, uploads),
    of: (fileId) => uploads.find(({ id }) => id === fileId),
    send,
    drop: ({ id }) => {
      setDropped(new Set(dropped).add(id))
      void bus.dispatch({ type: "DropFile", id })
    },
  }
}

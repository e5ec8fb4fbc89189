/**
 * Files that were picked, dropped or pasted for the next message, as many as there is room for. experience: Uploads.
 */
import { useCallback, useState } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { fileExtensionOf, fileKindOf, type PickedFile } from "../../../domain/files.ts"
import { fileCountLimits } from "../../../domain/limits.ts"
import { useFlag } from "../../app/read-models.ts"
import { fitting, refusalOf as refusalOfAny } from "../../files/listing-files.ts"
import { usePickedPhotos, type PickedPhoto } from "../../files/use-picked-photos.ts"

export interface Picks {
  readonly files: readonly PickedPhoto[]
  /** The names of those that there was no room for. */
  readonly leftOut: readonly string[]
  /** Answers why a file would be refused: it has to go before anything is sent. */
  readonly refusalOf: (file: PickedFile) => Failure | null
  readonly hasRefused: boolean
  readonly areKept: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly dismissLeftOut: () => void
  /** Forgets the picks, which went with a message. */
  readonly clear: () => void
}

/** The refusal of videos where chats have none (E123). */
const noVideos: Failure = { _tag: "FileRefused", rule: "InvalidFileFormatException" }

const nobody: readonly string[] = []

/** `place` is the name of the message's draft. */
export const usePicks = (place: string): Picks => {
  const hasVideos = useFlag("videoInChat")
  const { files, areKept, add: pick, remove } = usePickedPhotos(place)
  const refusalOf = (file: PickedFile): Failure | null =>
    !hasVideos && fileKindOf(fileExtensionOf(file.name)) === "video" ? noVideos : refusalOfAny(file)
  const [leftOut, setLeftOut] = useState(nobody)
  const room = fileCountLimits.chatMessage - files.filter((file) => refusalOf(file) === null).length

  const add = useCallback(
    (picked: readonly File[]): void => {
      const { added, left } = fitting(picked, room)
      setLeftOut(left.map(({ name }) => name))
      if (added.length > 0) pick(added)
    },
    [pick, room],
  )
  return {
    files,
    leftOut,
    refusalOf,
    areKept,
    hasRefused: files.some((file) => refusalOf(file) !== null),
    add,
    remove,
    dismissLeftOut: () => setLeftOut(nobody),
    clear: () => {
      for (const { id } of files) remove(id)
      setLeftOut(nobody)
    },
  }
}

/** Files that were picked, dropped or pasted for the next message, as many as there is room for. experience: Uploads; D38. */
import { useCallback, useState } from "react"
import { fileCountLimits } from "../../../domain/limits.ts"
import { fitting, refusalOf } from "../listings/listing-files.ts"
import { usePickedPhotos, type PickedPhoto } from "../listings/picked-photos.ts"

export interface Picks {
  readonly files: readonly PickedPhoto[]
  /** The names of those that there was no room for. */
  readonly leftOut: readonly string[]
  /** Whether one would be refused: it has to go before anything is sent. */
  readonly hasRefused: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly dismissLeftOut: () => void
  /** They went with a message. */
  readonly clear: () => void
}

const nobody: readonly string[] = []

export const usePicks = (): Picks => {
  const { files, add: pick, remove } = usePickedPhotos()
  const [leftOut, setLeftOut] = useState(nobody)
  const room = fileCountLimits.chatMessage - files.length

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

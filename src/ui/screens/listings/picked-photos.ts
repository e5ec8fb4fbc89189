/** Files that were picked for a listing: a picture of each that the browser can draw, and their order. experience: Gallery; E253. */
import { useCallback, useEffect, useRef, useState } from "react"
import { fileExtensionOf, fileKindOf, type PickedFile } from "../../../domain/files.ts"
import { useApp } from "../../app/context.tsx"

export interface PickedPhoto extends PickedFile {
  readonly picture: string | null // an address in this page's memory
}

/** What cameras write as HEIC few browsers draw. */
const isDrawn = ({ name }: File): boolean => {
  const extension = fileExtensionOf(name)
  return fileKindOf(extension) === "image" && extension !== "heic"
}

/** With the one at another place, and the others in their order; the same list where there is no such place. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const one = list[from]
  if (one === undefined || list[to] === undefined) return list
  const others = list.filter((_, place) => place !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}

export interface PickedPhotos {
  readonly files: readonly PickedPhoto[]
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly move: (from: number, to: number) => void
}

export const usePickedPhotos = (): PickedPhotos => {
  const { device } = useApp()
  const [files, setFiles] = useState<readonly PickedPhoto[]>([])
  const made = useRef<readonly string[]>([])

  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address)
    },
    [],
  )

  const add = useCallback(
    (picked: readonly File[]) => {
      const photos = picked.map((file) => ({
        ...device.pick(file),
        picture: isDrawn(file) ? URL.createObjectURL(file) : null,
      }))
      made.current = [...made.current, ...photos.flatMap(({ picture }) => picture ?? [])]
      setFiles((before) => [...before, ...photos])
    },
    [device],
  )
  return {
    files,
    add,
    remove: (id) => setFiles((before) => before.filter((file) => file.id !== id)),
    move: (from, to) => setFiles((before) => moved(before, from, to)),
  }
}

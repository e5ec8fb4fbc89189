/**
 * Files that were picked for a listing: a picture of each that the browser can draw, and their order. experience:
 * Gallery.
 */
import { useCallback, useEffect, useRef, useState } from "react"
import { fileExtensionOf, isPictureExtension, type PickedFile, type PictureExtension } from "../../domain/files.ts"
import { useApp } from "../app/context.tsx"

export interface PickedPhoto extends PickedFile {
  readonly picture: string | null // an address in this page's memory
}

/** Answers of each kind of picture whether browsers draw it. */
const areDrawn: Readonly<Record<PictureExtension, boolean>> = {
  png: true,
  jpg: true,
  jpeg: true,
  gif: true,
  heic: false, // few do
}

const isDrawn = ({ name }: File): boolean => {
  const extension = fileExtensionOf(name)
  return isPictureExtension(extension) && areDrawn[extension]
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
  /** A reload would lose none of them. */
  readonly areKept: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly move: (from: number, to: number) => void
  /** Lets go of pictures that were sent, which are shown until the page is left. */
  readonly letGo: () => void
}

/** `place` is the name of their draft, beside which they stay on the device (E352); that of the first render counts. */
export const usePickedPhotos = (place: string): PickedPhotos => {
  const { device } = useApp()
  const [keptAt] = useState(place)
  const [files, setFiles] = useState<readonly PickedPhoto[]>([])
  const [phase, setPhase] = useState<"restoring" | "picking" | "sent">("restoring")
  const [keptIds, setKeptIds] = useState("") // joined
  const made = useRef<readonly string[]>([])

  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address)
    },
    [],
  )

  const withPicture = useCallback((picked: PickedFile, file: File): PickedPhoto => {
    const picture = isDrawn(file) ? URL.createObjectURL(file) : null
    made.current = [...made.current, ...(picture === null ? [] : [picture])]
    return { ...picked, picture }
  }, [])

  useEffect(() => {
    let isGone = false
    void device.restorePicked(keptAt).then((restored) => {
      if (isGone) return
      const photos = restored.map(({ picked, file }) => withPicture(picked, file))
      setFiles((before) => [...photos, ...before])
      setPhase((now) => (now === "restoring" ? "picking" : now))
    })
    return () => {
      isGone = true
    }
  }, [device, keptAt, withPicture])

  const ids = files.map(({ id }) => id).join()
  useEffect(() => {
    if (phase === "restoring") return
    const wanted = phase === "sent" || ids === "" ? [] : ids.split(",")
    void device.keepPicked(keptAt, wanted).then((areKept) => setKeptIds(areKept ? ids : ""))
  }, [device, keptAt, phase, ids])

  const add = useCallback(
    (picked: readonly File[]) => {
      const photos = picked.map((file) => withPicture(device.pick(file), file))
      setFiles((before) => [...before, ...photos])
    },
    [device, withPicture],
  )
  return {
    files,
    areKept: keptIds === ids,
    add,
    remove: (id) => setFiles((before) => before.filter((file) => file.id !== id)),
    move: (from, to) => setFiles((before) => moved(before, from, to)),
    letGo: () => setPhase("sent"),
  }
}

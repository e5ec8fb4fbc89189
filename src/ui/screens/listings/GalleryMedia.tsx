/** A photo or video of a listing: standing still in the gallery, and as it is shown in the lightbox. experience: Gallery; D39, E232. */
import type { ReactElement } from "react"
import { fileKindOf, type StoredFile } from "../../../domain/files.ts"

export const isVideo = ({ extension }: StoredFile): boolean => fileKindOf(extension) === "video"

interface StillProps {
  readonly file: StoredFile
  readonly isLarge: boolean
}

/** Decorative: the button around it has a name. A video without a poster shows the first frame that the browser reads. */
export const Still = ({ file, isLarge }: StillProps): ReactElement => {
  if (isVideo(file) && file.thumbnailUrl === null)
    return <video src={`${file.url}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />
  const small = file.thumbnailUrl ?? file.url
  return (
    <img
      src={isLarge && !isVideo(file) ? file.url : small}
      alt=""
      decoding="async"
      loading={isLarge ? "eager" : "lazy"}
      fetchPriority={isLarge ? "high" : "auto"}
    />
  )
}

/** `label` says which one it is. Videos do not start by themselves. */
export const Shown = ({ file, label }: { readonly file: StoredFile; readonly label: string }): ReactElement =>
  isVideo(file) ? (
    <video
      key={file.key}
      src={file.url}
      poster={file.thumbnailUrl ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
    />
  ) : (
    <img src={file.url} alt={label} draggable={false} />
  )

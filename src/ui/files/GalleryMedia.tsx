/**
 * A photo or video of a listing: standing still in the gallery, and as it is shown in the lightbox. experience:
 * Gallery.
 */
import { useState, type ReactElement } from "react"
import { fileKindOf, type StoredFile } from "../../domain/files.ts"
import { ResponsiveImage } from "../parts/ResponsiveImage.tsx"

export const isVideo = ({ extension }: StoredFile): boolean => fileKindOf(extension) === "video"

interface StillProps {
  readonly file: StoredFile
  readonly isLarge: boolean
  readonly sizes: string
}

/**
 * Decorative: the button around it has a name. A video without a poster shows the first frame that the browser reads,
 * and an animation moves where it is large: its copies stand still.
 */
export const Still = ({ file, isLarge, sizes }: StillProps): ReactElement => {
  const { url, thumbnailUrl, extension } = file
  if (isVideo(file) && thumbnailUrl === null)
    return <video src={`${url}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />
  const isMoving = isLarge && extension.toLowerCase() === "gif"
  return <ResponsiveImage src={isMoving ? url : (thumbnailUrl ?? url)} sizes={sizes} leads={isLarge} />
}

interface ShownProps {
  readonly file: StoredFile
  /** The name of the picture among the others. */
  readonly label: string
}

/** Does not start by itself, and plays on from the address that it began with when the file gets a new one (E607). */
const Film = ({ file, label }: ShownProps): ReactElement => {
  const [{ url, thumbnailUrl }, setBegun] = useState(file)
  return (
    <video
      src={url}
      poster={thumbnailUrl ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onError={() => setBegun(file)}
    />
  )
}

export const Shown = ({ file, label }: ShownProps): ReactElement =>
  isVideo(file) ? (
    <Film key={file.key} file={file} label={label} />
  ) : (
    <img src={file.url} alt={label} draggable={false} />
  )

/** A picture, or a video's poster, whose press opens it large. experience: Gallery. */
import type { ReactElement, ReactNode } from "react"
import { useIntl } from "react-intl"
import type { StoredFile } from "../../domain/files.ts"
import { Icon } from "../parts/Icon.tsx"
import { isVideo, Still } from "./GalleryMedia.tsx"

interface PictureButtonProps {
  readonly file: StoredFile
  /** The place among the others, from 0. */
  readonly at: number
  readonly count: number
  /** The thing that the pictures are of. */
  readonly name: string
  readonly className: string
  /** The width of its place, as CSS. */
  readonly sizes: string
  readonly isLarge?: boolean
  readonly onOpen: () => void
  readonly children?: ReactNode
}

export const PictureButton = (props: PictureButtonProps): ReactElement => {
  const { file, at, count, name, className, sizes, isLarge = false, onOpen, children } = props
  const intl = useIntl()
  const id = isVideo(file) ? "listings.gallery.openVideo" : "listings.gallery.open"
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={intl.formatMessage({ id }, { n: at + 1, count, name })}
      onClick={onOpen}
    >
      <Still file={file} isLarge={isLarge} sizes={sizes} />
      {isVideo(file) && (
        <span className="o-gallery-video">
          <Icon name="video" />
        </span>
      )}
      {children}
    </button>
  )
}

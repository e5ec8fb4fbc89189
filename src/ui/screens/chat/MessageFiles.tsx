/**
 * A message's files: pictures in line with the lightbox over them, videos and documents as rows to be saved.
 * experience: Gallery.
 */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { fileKindOf, type StoredFile } from "../../../domain/files.ts"
import { isVideo, Still } from "../../files/GalleryMedia.tsx"
import { Lightbox } from "../../files/Lightbox.tsx"
import { ListingDocuments } from "../../files/ListingDocuments.tsx"
import { documentsOf } from "../../market/listing-words.ts"
import { Icon } from "../../parts/Icon.tsx"

interface MessageFilesProps {
  readonly files: readonly StoredFile[]
  readonly author: string | null // null: ours
}

/** A video without a poster is a row alone: nothing of it is asked for before somebody wants it. */
const isShown = ({ extension, thumbnailUrl }: StoredFile): boolean =>
  fileKindOf(extension) === "image" || thumbnailUrl !== null

export const MessageFiles = ({ files, author }: MessageFilesProps): ReactElement => {
  const intl = useIntl()
  const [open, setOpen] = useState<number | null>(null)
  const pictures = files.filter(isShown)
  const documents = documentsOf(files)
  const name = intl.formatMessage({ id: author === null ? "chat.files.yours" : "chat.files.of" }, { name: author })
  return (
    <>
      {pictures.length > 0 && (
        <ul className="chat-pictures" data-count={Math.min(pictures.length, 4)}>
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <button
                type="button"
                className="chat-picture"
                aria-haspopup="dialog"
                aria-label={intl.formatMessage(
                  { id: isVideo(picture) ? "listings.gallery.openVideo" : "listings.gallery.open" },
                  { n: index + 1, count: pictures.length, name },
                )}
                onClick={() => setOpen(index)}
              >
                <Still file={picture} isLarge={false} />
                {isVideo(picture) && (
                  <span className="o-gallery-video">
                    <Icon name="video" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && <ListingDocuments files={documents} />}
      {open !== null && (
        <Lightbox name={name} pictures={pictures} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

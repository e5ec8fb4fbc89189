/**
 * A message's files: pictures in line with the lightbox over them, videos and documents as rows to be saved.
 * experience: Gallery.
 */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { fileKindOf, type StoredFile } from "../../../domain/files.ts"
import { Lightbox } from "../../files/Lightbox.tsx"
import { ListingDocuments } from "../../files/ListingDocuments.tsx"
import { PictureButton } from "../../files/PictureButton.tsx"
import { documentsOf } from "../../market/shown-files.ts"

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
              <PictureButton
                file={picture}
                at={index}
                count={pictures.length}
                name={name}
                className="chat-picture"
                sizes={pictures.length === 1 ? "auto, min(22rem, 62vw)" : "auto, min(11rem, 31vw)"}
                onOpen={() => setOpen(index)}
              />
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

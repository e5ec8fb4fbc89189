/**
 * Shows what a profile says of its work: in words, as a portfolio to look through, and as files. experience: A profile,
 * Gallery.
 */
import { useId, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { StoredFile } from "../../../domain/files.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { OnDemand } from "../../loading/OnDemand.tsx"
import { Lightbox } from "../../files/lazy-lightbox.ts"
import { PictureButton } from "../../files/PictureButton.tsx"
import { documentsOf, galleryOf } from "../../market/shown-files.ts"
import { ListingDocuments } from "../../files/ListingDocuments.tsx"

interface ProfileTextProps {
  readonly title: MessageId
  readonly text: string
}

/** Nothing where nothing was written. */
export const ProfileText = ({ title, text }: ProfileTextProps): ReactElement | null => {
  const id = useId()
  if (text === "") return null
  return (
    <section className="profile-section" aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      <p className="o-text" dir="auto">
        {text}
      </p>
    </section>
  )
}

interface GalleryProps {
  readonly name: string // of the profile
  readonly files: readonly StoredFile[]
}

/** Pictures and videos in columns, each as high as it is, and the lightbox over them. */
const Gallery = ({ name, files }: GalleryProps): ReactElement | null => {
  const [open, setOpen] = useState<number | null>(null)
  const close = (): void => setOpen(null)
  const pictures = galleryOf(files)
  if (pictures.length === 0) return null
  return (
    <>
      <ul className="profile-gallery">
        {pictures.map((picture, index) => (
          <li key={picture.key}>
            <PictureButton
              file={picture}
              at={index}
              count={pictures.length}
              name={name}
              className="profile-gallery-open"
              sizes="(min-width: 768px) 15rem, 45vw"
              onOpen={() => setOpen(index)}
            />
          </li>
        ))}
      </ul>
      <OnDemand
        part={Lightbox}
        given={open === null ? null : { name, pictures, at: open, onMove: setOpen, onClose: close }}
        onClose={close}
      />
    </>
  )
}

interface ProfileFilesProps extends GalleryProps {
  readonly title: MessageId
  readonly text?: string
}

/** Nothing where there is neither a word nor a file. */
export const ProfileFiles = ({ title, name, text = "", files }: ProfileFilesProps): ReactElement | null => {
  const id = useId()
  const documents = documentsOf(files)
  if (files.length === 0 && text === "") return null
  return (
    <section className="profile-section" aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {text !== "" && (
        <p className="o-text" dir="auto">
          {text}
        </p>
      )}
      <Gallery name={name} files={files} />
      {documents.length > 0 && <ListingDocuments files={documents} />}
    </section>
  )
}

export const Portfolio = (props: GalleryProps): ReactElement | null => (
  <ProfileFiles title="profiles.public.portfolio" {...props} />
)

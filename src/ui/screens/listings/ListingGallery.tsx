/** A listing's photos and videos: a large one, a strip, and a lightbox with arrow keys and swipe. experience: Gallery; D39. */
import { useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { StoredFile } from "../../../domain/files.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { useGalleryMoves } from "./gallery-moves.ts"
import { isVideo, Shown, Still } from "./GalleryMedia.tsx"

const mostShown = 5

interface ListingGalleryProps {
  readonly name: string
  readonly pictures: readonly StoredFile[]
}

interface LightboxProps extends ListingGalleryProps {
  readonly at: number
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

const Lightbox = ({ name, pictures, at, onMove, onClose }: LightboxProps): ReactElement | null => {
  const intl = useIntl()
  const over = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const picture = pictures[at]
  const move = (by: number): void => onMove((at + by + count) % count)
  useGalleryMoves(over, move)
  if (picture === undefined) return null
  return (
    <Dialog
      size="large"
      title={intl.formatMessage({ id: "listings.gallery.title" }, { name })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
    >
      <div ref={over} className="o-lightbox">
        <Shown
          file={picture}
          label={intl.formatMessage(
            { id: isVideo(picture) ? "listings.gallery.video" : "listings.gallery.photo" },
            { n: at + 1, count, name },
          )}
        />
        {count > 1 && (
          <div className="o-lightbox-bar">
            <IconButton
              icon="chevron-left"
              kind="outline"
              label={intl.formatMessage({ id: "listings.gallery.previous" })}
              onClick={() => move(-1)}
            />
            <output>
              <FormattedMessage id="listings.gallery.counter" values={{ n: at + 1, count }} />
            </output>
            <IconButton
              icon="chevron-right"
              kind="outline"
              label={intl.formatMessage({ id: "listings.gallery.next" })}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

export const ListingGallery = ({ name, pictures }: ListingGalleryProps): ReactElement | null => {
  const intl = useIntl()
  const [open, setOpen] = useState<number | null>(null)
  const count = pictures.length
  const hidden = count - mostShown
  if (count === 0) return null
  return (
    <>
      <ul className="o-gallery" data-count={Math.min(count, mostShown)}>
        {pictures.slice(0, mostShown).map((picture, index) => (
          <li key={picture.key}>
            <button
              type="button"
              className="o-gallery-open"
              aria-haspopup="dialog"
              aria-label={intl.formatMessage(
                { id: isVideo(picture) ? "listings.gallery.openVideo" : "listings.gallery.open" },
                { n: index + 1, count, name },
              )}
              onClick={() => setOpen(index)}
            >
              <Still file={picture} isLarge={index === 0} />
              {isVideo(picture) && (
                <span className="o-gallery-video">
                  <Icon name="video" />
                </span>
              )}
              {hidden > 0 && index === mostShown - 1 && (
                <span
                  className="o-gallery-more"
                  aria-hidden
                  data-text={intl.formatMessage({ id: "listings.gallery.more" }, { n: hidden })}
                />
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Lightbox name={name} pictures={pictures} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

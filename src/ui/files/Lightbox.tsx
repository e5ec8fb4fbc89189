/** Photos and videos one by one over the page, with arrow keys and swipe. experience: Gallery. */
import { useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { StoredFile } from "../../domain/files.ts"
import { useCloseOnBack } from "../parts/use-close-on-back.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { IconButton } from "../parts/IconButton.tsx"
import { useGalleryMoves } from "./use-gallery-moves.ts"
import { isVideo, Shown } from "./GalleryMedia.tsx"

interface LightboxProps {
  readonly name: string // of what they are pictures of
  readonly pictures: readonly StoredFile[]
  readonly at: number
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

export const Lightbox = ({ name, pictures, at, onMove, onClose }: LightboxProps): ReactElement | null => {
  const intl = useIntl()
  useCloseOnBack(onClose)
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

/** A listing's photos and videos: a large one, a strip, and the lightbox over them. experience: Gallery. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import type { StoredFile } from "../../domain/files.ts"
import { OnDemand } from "../loading/OnDemand.tsx"
import { Lightbox } from "./lazy-lightbox.ts"
import { PictureButton } from "./PictureButton.tsx"

const mostShown = 5

/** As the stylesheet lays it out: the width of the text; where there is room, half of it beside the four others. */
const largeSizes = "(min-width: 1440px) 54rem, (min-width: 1080px) 61vw, (min-width: 768px) 45rem, calc(100vw - 2rem)"
const halfSizes = "(min-width: 1440px) 27rem, (min-width: 1080px) 30vw, (min-width: 768px) 22rem, calc(100vw - 2rem)"
const smallSizes = "auto, (min-width: 768px) 14rem, 22vw"

interface ListingGalleryProps {
  readonly name: string
  readonly pictures: readonly StoredFile[]
}

export const ListingGallery = ({ name, pictures }: ListingGalleryProps): ReactElement | null => {
  const intl = useIntl()
  const [open, setOpen] = useState<number | null>(null)
  const close = (): void => setOpen(null)
  const count = pictures.length
  const hidden = count - mostShown
  if (count === 0) return null
  const firstSizes = count < mostShown ? largeSizes : halfSizes
  return (
    <>
      <ul className="o-gallery" data-count={Math.min(count, mostShown)}>
        {pictures.slice(0, mostShown).map((picture, index) => (
          <li key={picture.key}>
            <PictureButton
              file={picture}
              at={index}
              count={count}
              name={name}
              className="o-gallery-open"
              sizes={index === 0 ? firstSizes : smallSizes}
              isLarge={index === 0}
              onOpen={() => setOpen(index)}
            >
              {hidden > 0 && index === mostShown - 1 && (
                <span
                  className="o-gallery-more"
                  aria-hidden
                  data-text={intl.formatMessage({ id: "listings.gallery.more" }, { n: hidden })}
                />
              )}
            </PictureButton>
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

/** A listing's picture at a fixed 4:3, or its category's drawing (experience: Lists and cards). */
import type { ReactElement } from "react"
import { drawingOf } from "../../domain/category-drawings.ts"
import type { StoredFile } from "../../domain/files.ts"
import { categoryByKey, classificator } from "../../projections/classificator.ts"
import { useReadModel } from "../app/read-models.ts"
import { CategoryPicture } from "../parts/CategoryPicture.tsx"
import { ResponsiveImage } from "../parts/ResponsiveImage.tsx"
import { picturesOf } from "./shown-files.ts"

interface ListingPictureProps {
  readonly listing: { readonly key: string; readonly files: readonly StoredFile[]; readonly categoryKey: string }
  readonly leads?: boolean | undefined
  /** The width of its place, as CSS. */
  readonly sizes?: string
}

/** Cards in a row, and one in a row of a phone. */
const cardSizes = "(min-width: 768px) 22rem, 92vw"

/** Decorative: the text beside it says the same. */
export const ListingPicture = ({ listing, leads, sizes = cardSizes }: ListingPictureProps): ReactElement => {
  const { key, files, categoryKey } = listing
  const category = useReadModel(classificator, categoryByKey, categoryKey)
  const [picture] = picturesOf(files)
  return (
    <span className="o-picture">
      {picture === undefined ? (
        category !== undefined && <CategoryPicture name={category.icon} drawing={drawingOf(key)} leads={leads} />
      ) : (
        <ResponsiveImage
          src={picture.thumbnailUrl ?? picture.url}
          sizes={leads ? sizes : `auto, ${sizes}`}
          leads={leads}
        />
      )}
    </span>
  )
}

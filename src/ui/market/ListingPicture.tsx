/** A listing's picture at a fixed 4:3, or its category's drawing (experience: Lists and cards). */
import type { ReactElement } from "react"
import { drawingOf } from "../../domain/category-drawings.ts"
import type { StoredFile } from "../../domain/files.ts"
import { categoryByKey, classificator } from "../../projections/classificator.ts"
import { useReadModel } from "../app/read-models.ts"
import { CategoryPicture } from "../parts/CategoryPicture.tsx"
import { picturesOf } from "./listing-words.ts"

interface ListingPictureProps {
  readonly listing: { readonly key: string; readonly files: readonly StoredFile[]; readonly categoryKey: string }
  readonly leads?: boolean | undefined
}

/** Decorative: the text beside it says the same. */
export const ListingPicture = ({ listing, leads = false }: ListingPictureProps): ReactElement => {
  const { key, files, categoryKey } = listing
  const category = useReadModel(classificator, categoryByKey, categoryKey)
  const [picture] = picturesOf(files)
  return (
    <span className="o-picture">
      {picture === undefined ? (
        category !== undefined && <CategoryPicture name={category.icon} drawing={drawingOf(key)} leads={leads} />
      ) : (
        <img
          src={picture.thumbnailUrl ?? picture.url}
          alt=""
          loading={leads ? "eager" : "lazy"}
          fetchPriority={leads ? "high" : "auto"}
          decoding="async"
        />
      )}
    </span>
  )
}

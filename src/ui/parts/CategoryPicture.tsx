/** The drawing of a service category, by the name of its icon: decorative, for what has no picture of its own. */
import type { ReactElement } from "react"
import { ResponsiveImage, type ResponsiveImageProps } from "./ResponsiveImage.tsx"

export interface CategoryPictureProps {
  /** The root category's icon, as the classificator names it. */
  readonly name: string
  /** The number of its drawing: without it the first, which stands for the category itself. */
  readonly drawing?: number | undefined
  readonly leads?: ResponsiveImageProps["leads"]
}

/** As wide as what holds it, 4:3. */
export const CategoryPicture = ({ name, drawing = 0, leads }: CategoryPictureProps): ReactElement => (
  <ResponsiveImage
    className="p-category-picture"
    src={`${process.env["CATEGORY_PICTURES"] ?? ""}/${name}-${drawing}.svg`}
    width={1200}
    height={900}
    leads={leads}
  />
)

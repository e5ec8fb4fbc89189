/** The drawing of a service category, by the name of its icon: decorative, for what has no picture of its own. */
import type { ReactElement } from "react"

export interface CategoryPictureProps {
  /** The root category's icon, as the classificator names it. */
  readonly name: string
  /** The number of its drawing: without it the first, which stands for the category itself. */
  readonly drawing?: number | undefined
  /**
   * The picture is among the first things that the page shows, and does not wait for the browser to find it in the
   * window.
   */
  readonly leads?: boolean | undefined
}

/** As wide as what holds it, 4:3. */
export const CategoryPicture = ({ name, drawing = 0, leads = false }: CategoryPictureProps): ReactElement => (
  <img
    className="p-category-picture"
    src={`${process.env["CATEGORY_PICTURES"] ?? ""}/${name}-${drawing}.svg`}
    width={1200}
    height={900}
    alt=""
    loading={leads ? "eager" : "lazy"}
    fetchPriority={leads ? "high" : "auto"}
    decoding="async"
  />
)

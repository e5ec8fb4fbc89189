/** Draws the icon of a service category by the name that the classificator gives it; an unknown one gets a tag. D97. */
import type { ReactElement } from "react"
import { categoryIconPaths } from "./category-icon-paths.ts"
import { iconPaths } from "./icon-paths.ts"

const paths: Readonly<Record<string, string>> = categoryIconPaths

export interface CategoryIconProps {
  readonly name: string
  readonly size?: 16 | 20 | 24 | 32 | undefined // px at the default text size, with which it scales
}

export const CategoryIcon = ({ name, size = 24 }: CategoryIconProps): ReactElement => (
  <svg className="p-icon" viewBox="0 0 24 24" data-size={size} aria-hidden>
    <path d={paths[name] ?? iconPaths.tag} />
  </svg>
)

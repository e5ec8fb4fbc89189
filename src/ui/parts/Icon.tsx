/** Draws one of the product's icons; hidden from screen readers, which read the text beside it (WCAG 1.1.1). */
import type { ReactElement } from "react"
import { iconPaths, type IconName } from "./icon-paths.ts"

export interface IconProps {
  readonly name: IconName
  readonly size?: 16 | 20 | 24 | 32 | undefined // px at the default text size, with which it scales
  readonly filled?: boolean | undefined
}

export const Icon = ({ name, size = 20, filled = false }: IconProps): ReactElement => (
  <svg className="p-icon" viewBox="0 0 24 24" data-size={size} aria-hidden data-filled={filled || undefined}>
    <path d={iconPaths[name]} />
  </svg>
)

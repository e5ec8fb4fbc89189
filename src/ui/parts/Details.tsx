/** Short details in small type, each with its icon, side by side (experience: Lists and cards). */
import type { ReactElement, ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"

interface DetailProps {
  readonly as?: "span" | "p"
  readonly icon?: IconName
  readonly children: ReactNode
}

export const Detail = ({ as: Tag = "span", icon, children }: DetailProps): ReactElement => (
  <Tag className="p-detail">
    {icon !== undefined && <Icon name={icon} size={16} />}
    {children}
  </Tag>
)

export const Details = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className="p-details">{children}</p>
)

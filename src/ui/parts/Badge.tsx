/** A state as a badge: the words say it, the colour only repeats it (experience: Lists and cards). */
import type { ReactElement, ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"

export type BadgeTone = "neutral" | "accent" | "green" | "blue" | "orange" | "yellow" | "red"

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

export const Badge = ({ tone = "neutral", icon, children }: BadgeProps): ReactElement => (
  <span className="p-badge" data-tone={tone}>
    {icon && <Icon name={icon} size={16} />}
    <span>{children}</span>
  </span>
)

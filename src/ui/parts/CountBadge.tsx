/** A count of new things in a dot; screen readers get it as a sentence (experience: Accessibility). */
import type { ReactElement } from "react"

export interface CountBadgeProps {
  readonly count: number
  readonly label: string
  readonly max?: number | undefined // larger counts show as "99+"
}

export const CountBadge = ({ count, label, max = 99 }: CountBadgeProps): ReactElement | null =>
  count <= 0 ? null : (
    <span className="p-count">
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <span className="p-hidden">{label}</span>
    </span>
  )

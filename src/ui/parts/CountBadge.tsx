/** How many are new, in a dot; those who listen hear the whole sentence (experience: Accessibility). */
import type { ReactElement } from "react"

export interface CountBadgeProps {
  readonly count: number
  readonly label: string
  readonly max?: number | undefined // above it "99+" is shown
}

export const CountBadge = ({ count, label, max = 99 }: CountBadgeProps): ReactElement | null =>
  count <= 0 ? null : (
    <span className="p-count">
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <span className="p-hidden">{label}</span>
    </span>
  )

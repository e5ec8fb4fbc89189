/** How far a thing has come, from 0 to 1; without a value it only says that it goes on (UX: Uploads). */
import type { ReactElement } from "react"

export interface ProgressProps {
  readonly value: number | null
  readonly label: string
}

export const Progress = ({ value, label }: ProgressProps): ReactElement => {
  const share = value === null ? null : Math.min(1, Math.max(0, value))
  return (
    <div
      className="p-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(share * 100)}
      data-unknown={share === null || undefined}
      style={{ "--share": share ?? 0 }}
    />
  )
}

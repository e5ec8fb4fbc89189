/** A progress bar, from 0 to 1; indeterminate without a value (experience: Uploads). */
import type { ReactElement } from "react"

export interface ProgressProps {
  readonly value: number | null
  readonly label: string
}

export const Progress = ({ value, label }: ProgressProps): ReactElement => (
  <progress
    className="p-progress"
    aria-label={label}
    {...(value === null ? {} : { value: Math.min(1, Math.max(0, value)) })}
  />
)

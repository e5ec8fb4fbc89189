/** How far a thing has come, from 0 to 1; without a value it only says that it goes on (experience: Uploads). */
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

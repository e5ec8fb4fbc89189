/** A turning ring for what has no shape to show in its place. Spec §2: 16, 32, 64 px; orange or blue. */
import type { ReactElement } from "react"

export interface SpinnerProps {
  readonly label?: string | undefined // said to those who listen; none when the words stand beside it
  readonly size?: 16 | 32 | 64 | undefined // px
  readonly tone?: "theme" | "orange" | "blue" | "text" | undefined
}

export const Spinner = ({ label, size = 32, tone = "theme" }: SpinnerProps): ReactElement => (
  <span
    className="p-spinner"
    data-size={size}
    data-tone={tone}
    {...(label === undefined ? { "aria-hidden": true } : { role: "status", "aria-label": label })}
  />
)

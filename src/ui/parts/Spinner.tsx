/** A spinner, for loading content that has no skeleton. Spec §2: 16, 32, 64 px; orange or blue. */
import type { ReactElement } from "react"

export interface SpinnerProps {
  readonly label?: string | undefined // for screen readers; left out next to a text that says the same
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

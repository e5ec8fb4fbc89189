/** More for those who want it, behind a word: a trace id, a code. */
import type { ReactElement, ReactNode } from "react"

interface DisclosureProps {
  readonly label: string
  readonly children: ReactNode
}

export const Disclosure = ({ label, children }: DisclosureProps): ReactElement => (
  <details className="p-disclosure">
    <summary>{label}</summary>
    {children}
  </details>
)

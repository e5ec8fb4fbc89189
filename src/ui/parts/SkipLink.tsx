/** The skip link, first in the tab order: past the bars to the content (experience: Accessibility). */
import type { ReactElement, ReactNode } from "react"

export interface SkipLinkProps {
  readonly href: string
  readonly children: ReactNode
}

export const SkipLink = ({ href, children }: SkipLinkProps): ReactElement => (
  <a className="p-skip-link" href={href}>
    {children}
  </a>
)

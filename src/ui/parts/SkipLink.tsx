/** The first thing that Tab finds: past the bars to the page's own content (experience: Accessibility). */
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

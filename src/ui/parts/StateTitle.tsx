/** The heading of an empty or error state; the page's h1, which takes focus, where the page shows nothing else. */
import type { ReactElement } from "react"

export interface StateTitleProps {
  readonly level: 1 | 2 | 3
  readonly className: string
  readonly children: string
}

export const StateTitle = ({ level, className, children }: StateTitleProps): ReactElement => {
  if (level === 1)
    return (
      <h1 id="page-title" className={className} tabIndex={-1}>
        {children}
      </h1>
    )
  const Tag = level === 2 ? "h2" : "h3"
  return <Tag className={className}>{children}</Tag>
}

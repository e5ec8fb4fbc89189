/**
 * A surface around related content; where it leads somewhere, the whole card is one link (experience: Lists and cards).
 */
import type { ReactElement, ReactNode } from "react"

export interface CardProps {
  readonly as?: "div" | "section" | "article" | "li" | undefined
  readonly flush?: boolean | undefined // no padding: pictures and rows reach the edge
  readonly interactive?: boolean | undefined // the link of class `p-card-link` inside fills the card
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

export const Card = ({ as: Tag = "div", flush, interactive, labelledBy, children }: CardProps): ReactElement => (
  <Tag
    className="p-card"
    data-flush={flush || undefined}
    data-interactive={interactive || undefined}
    aria-labelledby={labelledBy}
  >
    {children}
  </Tag>
)

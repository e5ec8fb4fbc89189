/**
 * A surface around related content; where it leads somewhere, the whole card is one link (experience: Lists and cards).
 */
import type { ReactElement, ReactNode } from "react"

export interface CardProps {
  readonly as?: "div" | "section" | "article" | "li" | undefined
  readonly flush?: boolean | undefined // no padding: pictures and rows reach the edge
  readonly interactive?: boolean | undefined // the link of class `p-card-link` inside fills the card
  readonly labelledBy?: string | undefined
  readonly className?: string | undefined // its layout within a screen
  readonly children: ReactNode
}

export const Card = ({
  as: Tag = "div",
  flush,
  interactive,
  labelledBy,
  className,
  children,
}: CardProps): ReactElement => (
  <Tag
    className={className === undefined ? "p-card" : `p-card ${className}`}
    data-flush={flush || undefined}
    data-interactive={interactive || undefined}
    aria-labelledby={labelledBy}
  >
    {children}
  </Tag>
)

interface CardSideProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The side of a card: below its content after a line, and from 1080 px on beside it. */
export const CardSide = ({ className, children }: CardSideProps): ReactElement => (
  <div className={className === undefined ? "p-card-side" : `p-card-side ${className}`}>{children}</div>
)

interface CardListProps {
  readonly busy: boolean // a newer answer is on its way
  readonly children: ReactNode
}

export const CardList = ({ busy, children }: CardListProps): ReactElement => (
  <ul className="p-card-list" aria-busy={busy}>
    {children}
  </ul>
)

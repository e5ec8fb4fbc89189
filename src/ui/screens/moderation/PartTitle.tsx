/** The heading of a part of an item, one level below the item's own. experience: Accessibility. */
import type { ReactElement, ReactNode } from "react"

/** The depth of a title: 1 for a part of the task (h2), 2 for a part of such a part (h3). */
export type PartLevel = 1 | 2

interface PartTitleProps {
  readonly of: PartLevel
  readonly children: ReactNode
}

export const PartTitle = ({ of, children }: PartTitleProps): ReactElement => {
  const Tag = of === 1 ? "h2" : "h3"
  return <Tag className="mod-part">{children}</Tag>
}

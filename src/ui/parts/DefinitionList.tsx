/** Facts with their names, in one column or two. */
import { Children, type ReactElement, type ReactNode } from "react"

interface Fact {
  readonly term: ReactNode
  readonly value: ReactNode
}

export interface DefinitionListProps {
  readonly items: readonly Fact[]
  readonly columns?: 1 | 2 | undefined
}

const FactLine = ({ term, value }: Fact): ReactElement => (
  <div className="p-fact">
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)

/** Facts have no keys of their own: they stand in a fixed order, and React numbers them. */
export const DefinitionList = ({ items, columns = 1 }: DefinitionListProps): ReactElement => (
  <dl className="p-facts" data-columns={columns}>
    {Children.toArray(items.map(FactLine))}
  </dl>
)

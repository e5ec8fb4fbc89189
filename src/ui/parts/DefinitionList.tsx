/** Facts with their names, in one column or two. */
import { createElement, type ReactElement, type ReactNode } from "react"

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

/** Facts have no keys and stand in a fixed order: they are children one by one, not a list. */
export const DefinitionList = ({ items, columns = 1 }: DefinitionListProps): ReactElement =>
  createElement("dl", { className: "p-facts", "data-columns": columns }, ...items.map(FactLine))

/** Terms with their values, in one column or two. */
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

/** The items have a fixed order and no keys, so they are passed as separate children, not as an array. */
export const DefinitionList = ({ items, columns = 1 }: DefinitionListProps): ReactElement =>
  createElement("dl", { className: "p-facts", "data-columns": columns }, ...items.map(FactLine))

/** Facts with their names, in one column or two. */
import type { ReactElement, ReactNode } from "react"

export interface DefinitionListProps {
  readonly items: readonly { readonly term: ReactNode; readonly value: ReactNode }[]
  readonly columns?: 1 | 2 | undefined
}

export const DefinitionList = ({ items, columns = 1 }: DefinitionListProps): ReactElement => (
  <dl className="p-facts" data-columns={columns}>
    {items.map(({ term, value }, index) => (
      <div key={index} className="p-fact">
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

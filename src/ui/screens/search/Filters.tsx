/** All filters of a search, in the column of desktops and in the sheet of phones. Spec §2 Search; experience: Layout. */
import type { ReactElement } from "react"
import type { SearchQuery } from "../../../domain/search.ts"
import { CategoryFilter } from "./CategoryFilter.tsx"
import { PlaceFilter } from "./PlaceFilter.tsx"
import { PriceFilter } from "./PriceFilter.tsx"

interface FiltersProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

export const Filters = ({ query, onQuery }: FiltersProps): ReactElement => (
  <div className="s-filter-groups">
    <PlaceFilter query={query} onQuery={onQuery} />
    <PriceFilter query={query} onQuery={onQuery} />
    <CategoryFilter
      chosen={query.categoryKeys}
      onChange={(categoryKeys) => onQuery({ ...query, page: 1, categoryKeys })}
    />
  </div>
)

/** Opens the filters' sheet, and only itself: the page behind is not drawn anew for that. experience: Layout; E194. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { SearchQuery } from "../../../domain/search.ts"
import { afterPaint } from "../../app/after-paint.ts"
import { Button } from "../../parts/Button.tsx"
import { onceClosed } from "../../parts/close-on-back.ts"
import { FilterSheet } from "./FilterSheet.tsx"
import { filterCount } from "./search-filters.ts"

interface FilterButtonProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

export const FilterButton = ({ query, onQuery }: FilterButtonProps): ReactElement => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="search.filters.count" values={{ count: filterCount(query) }} />
      </Button>
      {isOpen && (
        <FilterSheet
          query={query}
          onClose={() => setOpen(false)}
          onShow={(wanted) => {
            setOpen(false)
            onceClosed(() => afterPaint(() => onQuery(wanted))) // the page behind the sheet is painted first
          }}
        />
      )}
    </>
  )
}

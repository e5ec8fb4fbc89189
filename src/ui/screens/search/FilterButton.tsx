/** Opens the filters' sheet, and only itself: the page behind is not drawn anew for that. experience: Layout. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { SearchQuery } from "../../../domain/search.ts"
import { afterPaint } from "../../app/after-paint.ts"
import { loadable } from "../../loading/loadable.ts"
import { OnDemand } from "../../loading/OnDemand.tsx"
import { Button } from "../../parts/Button.tsx"
import { onceClosed } from "../../parts/use-close-on-back.ts"
import { filterCount } from "./search-filters.ts"

const FilterSheet = loadable(async () => (await import("./FilterSheet.tsx")).FilterSheet)

interface FilterButtonProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

export const FilterButton = ({ query, onQuery }: FilterButtonProps): ReactElement => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const show = (wanted: SearchQuery): void => {
    close()
    onceClosed(() => afterPaint(() => onQuery(wanted))) // the page behind the sheet is painted first
  }
  return (
    <>
      <Button icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="search.filters.count" values={{ count: filterCount(query) }} />
      </Button>
      <OnDemand part={FilterSheet} given={isOpen ? { query, onClose: close, onShow: show } : null} onClose={close} />
    </>
  )
}

/** The filters on phones and tablets: chosen in a sheet, applied by "Show 42". experience: Layout. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { searchParams, searchQuery, type SearchQuery } from "../../../domain/search.ts"
import { usePainted } from "../../app/after-paint.ts"
import { Waiting } from "../../loading/Waiting.tsx"
import { Button } from "../../parts/Button.tsx"
import { useCloseOnBack } from "../../parts/use-close-on-back.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { Filters } from "./Filters.tsx"
import { filterCount, withoutFilters } from "./search-filters.ts"
import { useSearchCount } from "./use-search.ts"

const countedAfterMs = 250

interface FilterSheetProps {
  readonly query: SearchQuery
  readonly onShow: (query: SearchQuery) => void
  readonly onClose: () => void
}

export const FilterSheet = ({ query, onShow, onClose }: FilterSheetProps): ReactElement => {
  const intl = useIntl()
  useCloseOnBack(onClose)
  const [wanted, setWanted] = useState<SearchQuery>({ ...query, page: 1 })
  const isPainted = usePainted()
  const count = useSearchCount(wanted, countedAfterMs)
  return (
    <Dialog
      title={intl.formatMessage({ id: "search.filters" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      footer={
        <div className="s-sheet-foot">
          {filterCount(wanted) > 0 && (
            <Button kind="quiet" onClick={() => setWanted(withoutFilters(wanted))}>
              <FormattedMessage id="search.filters.clear" />
            </Button>
          )}
          <Button kind="primary" wide onClick={() => onShow(wanted)}>
            {count === null ? (
              <FormattedMessage id="search.filters.showUnknown" values={{ kind: query.kind }} />
            ) : (
              <FormattedMessage id="search.filters.show" values={{ count, kind: query.kind }} />
            )}
          </Button>
        </div>
      }
    >
      {isPainted ? (
        <Filters query={wanted} onQuery={(next) => setWanted(searchQuery(searchParams(next)))} />
      ) : (
        <Waiting shape="rows" count={8} />
      )}
    </Dialog>
  )
}

/** The filters on phones and tablets: chosen in a sheet, applied by "Show 42". experience: Layout. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { SearchQuery } from "../../../domain/search.ts"
import { usePainted } from "../../app/after-paint.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { CategoryFilter } from "./CategoryFilter.tsx"
import { useSearchCount } from "./use-search.ts"

const countedAfterMs = 250

interface FilterSheetProps {
  readonly query: SearchQuery
  readonly onShow: (query: SearchQuery) => void
  readonly onClose: () => void
}

export const FilterSheet = ({ query, onShow, onClose }: FilterSheetProps): ReactElement => {
  const intl = useIntl()
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
          {wanted.categoryKeys.length > 0 && (
            <Button kind="quiet" onClick={() => setWanted({ ...wanted, categoryKeys: [] })}>
              <FormattedMessage id="search.filters.clear" />
            </Button>
          )}
          <Button kind="primary" wide onClick={() => onShow(wanted)}>
            {count === null ? (
              <FormattedMessage id="search.filters.showUnknown" />
            ) : (
              <FormattedMessage id="search.filters.show" values={{ count }} />
            )}
          </Button>
        </div>
      }
    >
      {isPainted ? (
        <CategoryFilter
          chosen={wanted.categoryKeys}
          onChange={(categoryKeys) => setWanted({ ...wanted, categoryKeys })}
        />
      ) : (
        <Skeleton shape="rows" count={8} label={intl.formatMessage({ id: "core.loading" })} />
      )}
    </Dialog>
  )
}

/** The active filters, each as a chip with a remove button. experience: Search. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { SearchQuery } from "../../../domain/search.ts"
import { classificator, type ClassificatorState } from "../../../projections/classificator.ts"
import { stable } from "../../../projections/selectors.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Button } from "../../parts/Button.tsx"

interface ChosenFiltersProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

const named = stable(
  (keys: readonly string[]) => keys.join(),
  (state: ClassificatorState, keys: readonly string[]) =>
    keys.flatMap((key) => {
      const category = state.byKey[key]
      return category === undefined ? [] : [{ key, name: category.name }]
    }),
)

/** The names of known categories; unknown keys are left out. */
export const useCategoryNames = (keys: readonly string[]): readonly { readonly key: string; readonly name: string }[] =>
  useReadModel(classificator, named, keys)

export const ChosenFilters = ({ query, onQuery }: ChosenFiltersProps): ReactElement | null => {
  const intl = useIntl()
  const categories = useCategoryNames(query.categoryKeys)
  if (categories.length === 0) return null
  const without = (key: string): readonly string[] => query.categoryKeys.filter((other) => other !== key)
  return (
    <ul className="s-chosen" aria-label={intl.formatMessage({ id: "search.filters.chosen" })}>
      {categories.map(({ key, name }) => (
        <li key={key}>
          <Button
            size="small"
            iconAfter="close"
            aria-label={intl.formatMessage({ id: "search.filters.remove" }, { name })}
            onClick={() => onQuery({ ...query, page: 1, categoryKeys: without(key) })}
          >
            {name}
          </Button>
        </li>
      ))}
      {categories.length > 1 && (
        <li>
          <Button kind="quiet" size="small" onClick={() => onQuery({ ...query, page: 1, categoryKeys: [] })}>
            <FormattedMessage id="search.filters.clear" />
          </Button>
        </li>
      )}
    </ul>
  )
}

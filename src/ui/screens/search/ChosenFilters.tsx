/** The active filters, each as a chip with a remove button. experience: Search. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl, type IntlShape } from "react-intl"
import type { SearchQuery } from "../../../domain/search.ts"
import { classificator, type ClassificatorState } from "../../../projections/classificator.ts"
import { stable } from "../../../projections/selectors.ts"
import { useReadModel } from "../../app/read-models.ts"
import { amountText } from "../../i18n/price-text.tsx"
import { Button } from "../../parts/Button.tsx"
import { placeText, usePlaceName } from "./use-place-name.ts"
import { withoutFilters, type Filter } from "./search-filters.ts"

interface ChosenFiltersProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

interface Chip {
  readonly key: string
  readonly name: string
  readonly without: SearchQuery
}

const named = stable(
  (keys: readonly string[]) => keys.join(),
  (state: ClassificatorState, keys: readonly string[]) =>
    keys.flatMap((key) => {
      const category = state.byKey[key]
      return category === undefined ? [] : [{ key, name: category.name }]
    }),
)

const priceText = (intl: IntlShape, { minPrice, maxPrice }: SearchQuery): string | null => {
  const amount = (cents: number): string => amountText(intl, cents, "EUR")
  if (minPrice !== null && maxPrice !== null)
    return intl.formatMessage({ id: "search.price.between" }, { min: amount(minPrice), max: amount(maxPrice) })
  if (minPrice !== null) return intl.formatMessage({ id: "search.price.atLeast" }, { min: amount(minPrice) })
  return maxPrice === null ? null : intl.formatMessage({ id: "search.price.atMost" }, { max: amount(maxPrice) })
}

/** A chip for each filter; categories that are not known are left out. */
const useChips = (query: SearchQuery): readonly Chip[] => {
  const intl = useIntl()
  const { place } = query
  const placeName = usePlaceName(place)
  const categories = useReadModel(classificator, named, query.categoryKeys)
  const price = priceText(intl, query)
  const first = { ...query, page: 1 }
  const chips: Readonly<Record<Filter, readonly Chip[]>> = {
    place:
      place === null
        ? []
        : [{ key: "place", name: placeText(intl, placeName, place), without: { ...first, place: null } }],
    price: price === null ? [] : [{ key: "price", name: price, without: { ...first, minPrice: null, maxPrice: null } }],
    categories: categories.map(({ key, name }) => ({
      key,
      name,
      without: { ...first, categoryKeys: query.categoryKeys.filter((other) => other !== key) },
    })),
  }
  return Object.values(chips).flat()
}

export const ChosenFilters = ({ query, onQuery }: ChosenFiltersProps): ReactElement | null => {
  const intl = useIntl()
  const chips = useChips(query)
  if (chips.length === 0) return null
  return (
    <ul className="s-chosen" aria-label={intl.formatMessage({ id: "search.filters.chosen" })}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Button
            size="small"
            iconAfter="close"
            aria-label={intl.formatMessage({ id: "search.filters.remove" }, { name })}
            onClick={() => onQuery(without)}
          >
            {name}
          </Button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button kind="quiet" size="small" onClick={() => onQuery(withoutFilters(query))}>
            <FormattedMessage id="search.filters.clear" />
          </Button>
        </li>
      )}
    </ul>
  )
}

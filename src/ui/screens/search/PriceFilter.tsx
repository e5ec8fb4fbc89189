/** The lowest and the highest price, in EUR; they count when their field is left. Spec §2 Search, §5. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { readAmount } from "../../../domain/amounts.ts"
import { majorOf } from "../../../domain/prices.ts"
import type { SearchQuery } from "../../../domain/search.ts"
import { isEnter } from "../../parts/enter-key.ts"
import { MoneyField } from "../../forms/MoneyField.tsx"

interface PriceFilterProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

interface BoundProps {
  readonly label: ReactElement
  readonly cents: number | null
  readonly onCents: (cents: number | null) => void
}

const textOf = (cents: number | null): string => (cents === null ? "" : String(majorOf(cents)))

/** Cents; null for no bound, undefined for what is none. Nothing at all is a price, too: spec §5 has bounds from 0 on. */
const boundIn = (typed: string): number | null | undefined => {
  const read = readAmount(typed)
  if (read.tag === "NoAmount" && read.rule === "required") return null
  if (read.tag === "Amount") return read.currency === null || read.currency === "EUR" ? read.minor : undefined
  return /^\s*0+(?:[.,]0{1,2})?\s*$/u.test(typed) ? 0 : undefined
}

const Bound = ({ label, cents, onCents }: BoundProps): ReactElement => {
  const [typed, setTyped] = useState(textOf(cents))
  const [before, setBefore] = useState(cents)
  const [isLeft, setLeft] = useState(false)

  // Back, a chip's cross, or the other bound may change it behind the field.
  if (before !== cents) {
    setBefore(cents)
    setTyped(textOf(cents))
  }

  const bound = boundIn(typed)
  const commit = (): void => {
    setLeft(true)
    if (bound !== undefined && bound !== cents) onCents(bound)
  }
  return (
    <MoneyField
      label={label}
      value={typed}
      onChange={(value) => {
        setTyped(value)
        setLeft(false)
      }}
      onBlur={commit}
      onKeyDown={({ nativeEvent }) => {
        if (isEnter(nativeEvent)) commit()
      }}
      enterKeyHint="done"
      after="€"
      error={isLeft && bound === undefined && <FormattedMessage id="search.price.invalid" />}
    />
  )
}

export const PriceFilter = ({ query, onQuery }: PriceFilterProps): ReactElement => (
  <fieldset className="s-filter">
    <legend className="s-filters-title">
      <FormattedMessage id="search.price" />
    </legend>
    <div className="s-prices">
      <Bound
        label={<FormattedMessage id="search.price.min" />}
        cents={query.minPrice}
        onCents={(minPrice) => onQuery({ ...query, page: 1, minPrice })}
      />
      <Bound
        label={<FormattedMessage id="search.price.max" />}
        cents={query.maxPrice}
        onCents={(maxPrice) => onQuery({ ...query, page: 1, maxPrice })}
      />
    </div>
    <p className="s-filter-hint">
      <FormattedMessage id="search.price.hint" />
    </p>
  </fieldset>
)

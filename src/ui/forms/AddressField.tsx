/** A field for a place: looked for while it is typed, and chosen from what is found. experience: Forms. */
import { useMemo, useState, type ComponentProps, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { placeName, type FoundAddress } from "../../domain/locations.ts"
import { useFoundAddresses, type AddressSearch } from "../app/use-found-addresses.ts"
import { AskingCombobox } from "../parts/AskingCombobox.tsx"
import { Button } from "../parts/Button.tsx"
import type { FieldWords } from "../parts/Field.tsx"

/** The facts about a chosen place: an address of the app's says as much. */
export type ChosenAddress = Pick<FoundAddress, "address" | "freeFormAddress" | "geometryId" | "point">

interface AddressFieldProps extends FieldWords {
  readonly label: string
  readonly value: ChosenAddress | null
  readonly onChange: (value: ChosenAddress | null) => void
  /** The text that was typed before the field was there. */
  readonly first?: string | undefined
  /** Hears the text that is typed and not chosen; empty once it is. */
  readonly onTyped?: ((text: string) => void) | undefined
}

const Status = ({ state, addresses, retry, text }: AddressSearch & { readonly text: string }): ReactElement => {
  switch (state) {
    case "short":
      return <FormattedMessage id="locations.short" />
    case "waiting":
      return (
        <span aria-busy>
          <FormattedMessage id="locations.waiting" />
        </span>
      )
    case "failed":
      return (
        <span className="p-combobox-failed">
          <FormattedMessage id="locations.failed" />
          <Button size="small" icon="refresh" onClick={retry}>
            <FormattedMessage id="core.retry" />
          </Button>
        </span>
      )
    case "found":
      return addresses.length === 0 ? (
        <FormattedMessage id="locations.none" values={{ text }} />
      ) : (
        <FormattedMessage id="locations.found" values={{ count: addresses.length }} />
      )
  }
}

/** Says why a text that was left is no place yet, and what is to be done. */
const Unchosen = ({ label, ...search }: ComponentProps<typeof Status> & { readonly label: string }): ReactElement =>
  search.state === "waiting" || search.addresses.length > 0 ? (
    <FormattedMessage id="core.rule.unknownValue" values={{ field: label }} />
  ) : (
    <Status {...search} />
  )

const optionOf = (found: Pick<FoundAddress, "key" | "address" | "freeFormAddress">) => ({
  value: found.key,
  label: placeName(found),
})

/** The place that was chosen before needs no key: it is no option again until it is found again. */
const chosenKey = "chosen"

export const AddressField = ({ value, onChange, first = "", onTyped, ...words }: AddressFieldProps): ReactElement => {
  const intl = useIntl()
  const [typed, setTyped] = useState(first)
  const search = useFoundAddresses(typed)
  const type = (text: string): void => {
    setTyped(text)
    onTyped?.(text)
  }
  const options = useMemo(() => search.addresses.map(optionOf), [search.addresses])
  return (
    <AskingCombobox
      {...words}
      chosen={value === null ? null : optionOf({ ...value, key: chosenKey })}
      onChoose={(option) => onChange(search.addresses.find(({ key }) => key === option?.value) ?? null)}
      options={options}
      asking={{
        onType: type,
        first,
        status: <Status {...search} text={typed.trim()} />,
        unchosen: <Unchosen {...search} text={typed.trim()} label={words.label} />,
      }}
      placeholder={intl.formatMessage({ id: "locations.placeholder" })}
      clearLabel={intl.formatMessage({ id: "locations.clear" })}
      openLabel={intl.formatMessage({ id: "locations.search" })}
      searchLabel={intl.formatMessage({ id: "locations.search" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
    />
  )
}

/** Where something is looked for, as an address finds it. Spec §2 Search. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import type { SearchPlace } from "../../../domain/search-places.ts"
import { AddressField, type ChosenAddress } from "../../forms/AddressField.tsx"

interface WhereFieldProps {
  readonly place: SearchPlace | null
  readonly onPlace: (place: SearchPlace | null) => void
  readonly onTyped: (text: string) => void
  readonly first: string
  readonly error: string | undefined
}

export const WhereField = ({ place, onPlace, onTyped, first, error }: WhereFieldProps): ReactElement => {
  const intl = useIntl()
  const [chosen, setChosen] = useState<ChosenAddress | null>(null)
  return (
    <AddressField
      label={intl.formatMessage({ id: "home.search.where" })}
      first={first}
      error={error}
      onTyped={onTyped}
      value={place === null ? null : chosen}
      onChange={(address) => {
        setChosen(address)
        onPlace(
          address === null
            ? null
            : { name: address.address, point: address.point, geometryId: address.geometryId, radius: null },
        )
      }}
    />
  )
}

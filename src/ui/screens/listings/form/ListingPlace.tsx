/** Where a listing is: an address that is looked for, and how far around it. Spec §3 Location, §5. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { radiusChoices } from "../../../../domain/locations.ts"
import { emptyPlaceDraft, placeDraftOf, placeOfDraft } from "../../../../domain/place-drafts.ts"
import { AddressField, type ChosenAddress } from "../../../forms/AddressField.tsx"
import { Select } from "../../../parts/Select.tsx"
import { fieldId } from "./listing-form.ts"
import type { ListingForm } from "./use-listing-form.ts"

type Filled = Pick<ListingForm, "kind" | "draft" | "change">

export const ListingPlace = ({ kind, draft, change }: Filled): ReactElement => {
  const intl = useIntl()
  const place = placeOfDraft(draft)
  const choose = (address: ChosenAddress | null): void =>
    change(
      address === null
        ? { ...emptyPlaceDraft, radius: draft.radius }
        : { ...placeDraftOf({ ...address, radius: 0 }), radius: draft.radius },
    )
  const radii = new Set([...radiusChoices.map(String), draft.radius])
  return (
    <div className="o-form-group">
      <AddressField
        id={fieldId("address")}
        label={intl.formatMessage({ id: "own-listings.form.place" })}
        mark={intl.formatMessage({ id: "core.optional" })}
        hint={intl.formatMessage({ id: "own-listings.form.place.hint" }, { kind })}
        value={place}
        onChange={choose}
      />
      {place !== null && (
        <Select
          label={intl.formatMessage({ id: "own-listings.form.radius" })}
          hint={intl.formatMessage({ id: "own-listings.form.radius.hint" }, { kind })}
          value={draft.radius}
          onChange={(radius) => change({ radius })}
          options={[...radii]
            .toSorted((a, b) => Number(a) - Number(b))
            .map((km) => ({
              value: km,
              label: intl.formatNumber(Number(km), { style: "unit", unit: "kilometer", unitDisplay: "short" }),
            }))}
        />
      )}
      <p className="o-small">
        <FormattedMessage id="own-listings.form.place.blurred" />
      </p>
    </div>
  )
}

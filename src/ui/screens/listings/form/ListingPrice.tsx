/** The fields of what the work costs: by agreement, or a rate with its currency and unit. Spec §3 Price. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { currencies } from "../../../../domain/currencies.ts"
import { measurementUnits } from "../../../../domain/prices.ts"
import { RadioCards } from "../../../parts/RadioCards.tsx"
import { Select } from "../../../parts/Select.tsx"
import { MoneyField } from "../../../forms/MoneyField.tsx"
import { errorOf } from "./FieldError.tsx"
import { fieldId } from "./listing-form.ts"
import type { ListingForm } from "./use-listing-form.ts"

type Filled = Pick<ListingForm, "kind" | "draft" | "ruleOf" | "change">

const RateFields = ({ draft, ruleOf, change }: Filled): ReactElement => {
  const intl = useIntl()
  return (
    <div className="o-form-rate">
      <MoneyField
        id={fieldId("amount")}
        label={intl.formatMessage({ id: "own-listings.form.amount" })}
        required
        value={draft.amount}
        onChange={(amount, currency) => change({ amount, currency: currency ?? draft.currency })}
        error={errorOf("amount", ruleOf)}
      />
      <Select
        label={intl.formatMessage({ id: "own-listings.form.currency" })}
        value={draft.currency}
        onChange={(currency) => change({ currency })}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <Select
        label={intl.formatMessage({ id: "own-listings.form.unit" })}
        value={draft.unit}
        onChange={(unit) => change({ unit })}
        options={measurementUnits.map((unit) => ({
          value: unit,
          label: intl.formatMessage({ id: `own-listings.form.unit.${unit}` }),
        }))}
      />
    </div>
  )
}

export const ListingPrice = (filled: Filled): ReactElement => {
  const intl = useIntl()
  const { kind, draft, change } = filled
  return (
    <div className="o-form-group">
      <RadioCards
        label={intl.formatMessage({ id: "own-listings.form.price" })}
        value={draft.byAgreement ? "byAgreement" : "rate"}
        onChange={(way) => change({ byAgreement: way === "byAgreement" })}
        options={(["byAgreement", "rate"] as const).map((way) => ({
          value: way,
          label: intl.formatMessage({ id: `own-listings.form.price.${way}` }),
          hint: intl.formatMessage({ id: `own-listings.form.price.${way}.hint` }, { kind }),
        }))}
      />
      {!draft.byAgreement && <RateFields {...filled} />}
    </div>
  )
}

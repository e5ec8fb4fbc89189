/** What the work costs and when it is done: price by agreement or a rate, start and end day. D36, D37. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { currencies, measurementUnits } from "../../../domain/prices.ts"
import { useApp } from "../../app/context.tsx"
import { RadioCards } from "../../parts/RadioCards.tsx"
import { Select } from "../../parts/Select.tsx"
import { AmountField, DateField } from "../../parts/TextField.tsx"
import { errorOf } from "./FieldError.tsx"
import { fieldId } from "./listing-form.ts"
import type { ListingForm } from "./use-listing-form.ts"

type Filled = Pick<ListingForm, "value" | "ruleOf" | "change">

const RateFields = ({ value: draft, ruleOf, change }: Filled): ReactElement => {
  const intl = useIntl()
  return (
    <div className="o-form-rate">
      <AmountField
        id={fieldId("amount")}
        label={intl.formatMessage({ id: "listings.form.amount" })}
        required
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        error={errorOf("amount", ruleOf)}
      />
      <Select
        label={intl.formatMessage({ id: "listings.form.currency" })}
        value={draft.currency}
        onChange={(currency) => change({ currency })}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <Select
        label={intl.formatMessage({ id: "listings.form.unit" })}
        value={draft.unit}
        onChange={(unit) => change({ unit })}
        options={measurementUnits.map((unit) => ({
          value: unit,
          label: intl.formatMessage({ id: `listings.form.unit.${unit}` }),
        }))}
      />
    </div>
  )
}

const PriceFields = (filled: Filled): ReactElement => {
  const intl = useIntl()
  const { value: draft, change } = filled
  return (
    <div className="o-form-group">
      <RadioCards
        label={intl.formatMessage({ id: "listings.form.price" })}
        value={draft.byAgreement ? "byAgreement" : "rate"}
        onChange={(kind) => change({ byAgreement: kind === "byAgreement" })}
        options={(["byAgreement", "rate"] as const).map((kind) => ({
          value: kind,
          label: intl.formatMessage({ id: `listings.form.price.${kind}` }),
          hint: intl.formatMessage({ id: `listings.form.price.${kind}.hint` }),
        }))}
      />
      {!draft.byAgreement && <RateFields {...filled} />}
    </div>
  )
}

export const ListingTerms = (filled: Filled): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const { value: draft, ruleOf, change } = filled
  const today = device.today()
  return (
    <>
      <PriceFields {...filled} />
      <div className="o-form-dates">
        <DateField
          id={fieldId("startDate")}
          label={intl.formatMessage({ id: "listings.form.startDate" })}
          hint={intl.formatMessage({ id: "listings.form.startDate.hint" })}
          required
          min={today}
          value={draft.startDate}
          onChange={(startDate) => change({ startDate })}
          error={errorOf("startDate", ruleOf)}
        />
        <DateField
          id={fieldId("endDate")}
          label={intl.formatMessage({ id: "listings.form.endDate" })}
          mark={intl.formatMessage({ id: "core.optional" })}
          hint={intl.formatMessage({ id: "listings.form.endDate.hint" })}
          min={draft.startDate === "" ? today : draft.startDate}
          value={draft.endDate}
          onChange={(endDate) => change({ endDate })}
          error={errorOf("endDate", ruleOf)}
        />
      </div>
    </>
  )
}

/** The fields of when the work is done: start and end day. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { useApp } from "../../../app/context.tsx"
import { DateField } from "../../../parts/DateField.tsx"
import { errorOf } from "./FieldError.tsx"
import { fieldId } from "./listing-form.ts"
import type { ListingForm } from "./use-listing-form.ts"

interface ListingDaysProps extends Pick<ListingForm, "draft" | "ruleOf" | "change"> {
  /** A day that may be kept although it has passed. */
  readonly standing: string | undefined
}

export const ListingDays = ({ draft, ruleOf, change, standing }: ListingDaysProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const today = device.today()
  const earliest = standing !== undefined && standing < today ? standing : today
  return (
    <div className="o-form-dates">
      <DateField
        id={fieldId("startDate")}
        label={intl.formatMessage({ id: "own-listings.form.startDate" })}
        hint={intl.formatMessage({ id: "own-listings.form.startDate.hint" })}
        required
        min={earliest}
        value={draft.startDate}
        onChange={(startDate) => change({ startDate })}
        error={errorOf("startDate", ruleOf)}
      />
      <DateField
        id={fieldId("endDate")}
        label={intl.formatMessage({ id: "own-listings.form.endDate" })}
        mark={intl.formatMessage({ id: "core.optional" })}
        hint={intl.formatMessage({ id: "own-listings.form.endDate.hint" })}
        min={draft.startDate === "" ? earliest : draft.startDate}
        value={draft.endDate}
        onChange={(endDate) => change({ endDate })}
        error={errorOf("endDate", ruleOf)}
      />
    </div>
  )
}

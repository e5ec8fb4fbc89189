/** The rule that a field of the listing form breaks, as a sentence; the first one, as they are mended one by one. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ListingField } from "../../../../domain/listing-drafts.ts"
import { ruleText } from "../../../i18n/broken-rules.ts"
import { boundsOf, listingLabels } from "./listing-form.ts"

interface FieldErrorProps {
  readonly field: ListingField
  readonly rule: string
}

export const FieldError = ({ field, rule }: FieldErrorProps): ReactElement => (
  <span>{ruleText(useIntl(), listingLabels[field], rule, boundsOf[field])}</span>
)

/** For the field's `error`. */
export const errorOf = (
  field: ListingField,
  ruleOf: (field: ListingField) => string | null,
): ReactElement | undefined => {
  const rule = ruleOf(field)
  return rule === null ? undefined : <FieldError field={field} rule={rule} />
}

/** The rule that a field of the listing form breaks, as a sentence; the first one, as they are mended one by one. D96. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ListingField } from "../../../domain/listing-drafts.ts"
import { ruleText } from "../../i18n/rules.ts"
import { boundsOf, listingLabels } from "./listing-form.ts"

interface FieldErrorProps {
  readonly field: ListingField
  readonly rules: readonly string[]
}

export const FieldError = ({ field, rules: [rule = ""] }: FieldErrorProps): ReactElement => (
  <>{ruleText(useIntl(), listingLabels[field], rule, boundsOf[field])}</>
)

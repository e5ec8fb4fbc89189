/** The rule that a field of the order form breaks, as a sentence; the first one, as they are mended one by one. D96. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { OrderField } from "../../../domain/order-drafts.ts"
import { ruleText } from "../../i18n/rules.ts"
import { boundsOf, orderLabels } from "./order-form.ts"

interface FieldErrorProps {
  readonly field: OrderField
  readonly rules: readonly string[]
}

export const FieldError = ({ field, rules: [rule = ""] }: FieldErrorProps): ReactElement => (
  <>{ruleText(useIntl(), orderLabels[field], rule, boundsOf[field])}</>
)

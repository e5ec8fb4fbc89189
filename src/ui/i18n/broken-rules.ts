/** From a broken rule of a field to the sentence under it. Spec §5. */
import type { IntlShape } from "react-intl"
import { refusalText } from "./failures.ts"
import type { MessageId } from "./messages.ts"

/** Lengths that the sentence may name. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

const unbounded: Bounds = { min: 1, max: 1 }

/**
 * Says what is wrong with a field and what to do: in the field's own words where there are some, `<label>.<rule>`, else
 * in words that name it. A rule that this version does not know, from a newer server, still gets a sentence.
 */
export const ruleText = (intl: IntlShape, label: MessageId, rule: string, bounds: Bounds = unbounded): string => {
  const id = [`${label}.${rule}`, `core.rule.${rule}`].find((known) => known in intl.messages)
  return id === undefined
    ? refusalText(intl, "ValidationException")
    : intl.formatMessage(
        { id: id as MessageId },
        { field: intl.formatMessage({ id: label }), min: bounds.min, max: bounds.max },
      )
}

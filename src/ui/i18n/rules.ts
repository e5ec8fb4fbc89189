/** From a broken rule of a field to the sentence under it. Spec §5; D96. */
import type { IntlShape } from "react-intl"
import type { MessageId } from "./messages.ts"

type RuleText = Extract<MessageId, `core.rule.${string}`>

/** Lengths that the sentence may name. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

const unbounded: Bounds = { min: 1, max: 1 }

/** A rule that this version does not know, from a newer server, still gets a sentence. */
export const ruleText = (intl: IntlShape, rule: string, bounds: Bounds = unbounded): string => {
  const id = `core.rule.${rule}`
  return id in intl.messages
    ? intl.formatMessage({ id: id as RuleText }, { min: bounds.min, max: bounds.max })
    : intl.formatMessage({ id: "core.error_ValidationException" })
}

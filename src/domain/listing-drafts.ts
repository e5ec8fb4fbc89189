/** What is written into the form of an order or an offer, and which of its fields break a rule. Spec §2, §5. */
import { dateRules, type DateRule } from "./dates.ts"
import { textLimits } from "./limits.ts"
import { parseAmount, type AmountRule, type CurrencyCode, type MeasurementUnit } from "./prices.ts"
import { listingNameRules, textAreaRules, type TextRule } from "./text.ts"

/** Everything as typed; a price by agreement keeps the amount, so that nothing is lost (D36). */
export interface ListingDraft {
  readonly name: string
  readonly description: string
  readonly categoryKey: string
  readonly byAgreement: boolean
  readonly amount: string
  readonly unit: MeasurementUnit
  readonly currency: CurrencyCode
  readonly startDate: string
  readonly endDate: string
}

export const emptyListingDraft: ListingDraft = {
  name: "",
  description: "",
  categoryKey: "",
  byAgreement: true,
  amount: "",
  unit: "Service",
  currency: "EUR",
  startDate: "",
  endDate: "",
}

export type FieldRule = TextRule | AmountRule | DateRule
export type ListingField = "name" | "description" | "categoryKey" | "amount" | "startDate" | "endDate"

/** The rules each field breaks; an empty object when the draft may be sent. `today` is the person's day. */
export const listingDraftRules = (
  draft: ListingDraft,
  today: string,
): Partial<Readonly<Record<ListingField, readonly FieldRule[]>>> => {
  const amount = draft.byAgreement ? null : parseAmount(draft.amount)
  const dates = dateRules({ startDate: draft.startDate, endDate: draft.endDate, today })
  const all: readonly (readonly [ListingField, readonly FieldRule[]])[] = [
    ["name", listingNameRules(draft.name)],
    ["description", textAreaRules(draft.description, textLimits.listingDescription)],
    ["categoryKey", draft.categoryKey === "" ? ["required"] : []],
    ["amount", amount !== null && "rule" in amount ? [amount.rule] : []],
    ["startDate", dates.startDate],
    ["endDate", dates.endDate],
  ]
  return Object.fromEntries(all.filter(([, rules]) => rules.length > 0))
}

/** The listing form's fields, and what is wrong with them as they stand. Spec §5; D96. */
import { textLimits } from "../../../domain/limits.ts"
import { listingDraftRules, type ListingDraft, type ListingField } from "../../../domain/listing-drafts.ts"
import { currencies, measurementUnits } from "../../../domain/prices.ts"
import { cleanName } from "../../../domain/text.ts"
import type { Broken } from "../../forms/checked-form.ts"
import type { MessageId } from "../../i18n/messages.ts"
import type { Bounds } from "../../i18n/rules.ts"

/** In the order in which they stand on the screen. */
export const listingFields: readonly ListingField[] = [
  "name",
  "description",
  "categoryKey",
  "amount",
  "startDate",
  "endDate",
]

export const listingChoices = { unit: measurementUnits, currency: currencies } as const

/** The control of a field, to which labels and the error summary lead. */
export const fieldId = (field: ListingField): string => `listing-${field}`

export const fieldOf = (id: string): ListingField | null => listingFields.find((field) => fieldId(field) === id) ?? null

export const listingLabels = {
  name: "listings.form.name",
  description: "listings.form.description",
  categoryKey: "listings.form.category",
  amount: "listings.form.amount",
  startDate: "listings.form.startDate",
  endDate: "listings.form.endDate",
} as const satisfies Readonly<Record<ListingField, MessageId>>

export const boundsOf: Partial<Readonly<Record<ListingField, Bounds>>> = {
  name: textLimits.listingName,
  description: textLimits.listingDescription,
}

export const listingWireNames: Readonly<Record<string, ListingField>> = {
  name: "name",
  description: "description",
  classificatorPrimaryKey: "categoryKey",
  price: "amount",
  "price.rate": "amount",
  "price.rate.value": "amount",
  startDate: "startDate",
  endDate: "endDate",
}

/** The rules that each field breaks as it stands. `today` is the person's day. */
export const brokenRules = (draft: ListingDraft, today: string): Broken<ListingField> => {
  const found = listingDraftRules(draft, today)
  return Object.fromEntries(listingFields.map((field) => [field, found[field] ?? []])) as Broken<ListingField>
}

/** With the name as the server will clean it (D33). */
export const cleanedListing = (draft: ListingDraft): ListingDraft => {
  const name = cleanName(draft.name)
  return name === draft.name ? draft : { ...draft, name }
}

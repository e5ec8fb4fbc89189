/** Domain → wire: what a person wrote, as `POST /orders/create` and `POST /offers` both want it. Spec §7; D33, D36. */
import type { ListingDraft } from "../domain/listing-drafts.ts"
import type { PublicListing } from "../domain/listings.ts"
import { majorOf, parseAmount } from "../domain/prices.ts"
import { cleanName, multiLine } from "../domain/text.ts"
import type { Wire } from "../events/wire/participants.ts"

/** The words of a listing. */
export const textPayload = ({
  name,
  description,
  categoryKey,
  price: { byAgreement, rate },
  startDate,
  endDate,
}: Pick<
  PublicListing,
  "name" | "description" | "categoryKey" | "price" | "startDate" | "endDate"
>): Wire["OrderPayload"] => ({
  name,
  description,
  classificatorPrimaryKey: categoryKey,
  price: {
    byAgreement,
    rate: rate && {
      value: majorOf(rate.valueMinor),
      measurementUnit: rate.unit,
      currency: { code: rate.currency },
    },
  },
  startDate,
  endDate,
})

/** As the server wants it; the draft has passed `listingDraftRules`. */
export const listingPayload = (draft: ListingDraft): Wire["OrderPayload"] => {
  const amount = draft.byAgreement ? null : parseAmount(draft.amount)
  const rate =
    amount !== null && "minor" in amount
      ? { valueMinor: amount.minor, unit: draft.unit, currency: draft.currency }
      : null
  return textPayload({
    name: cleanName(draft.name),
    description: multiLine(draft.description),
    categoryKey: draft.categoryKey,
    price: { byAgreement: rate === null, rate },
    startDate: draft.startDate,
    endDate: draft.endDate === "" ? draft.startDate : draft.endDate,
  })
}

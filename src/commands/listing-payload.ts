/** Domain → wire: what a person wrote, as `POST /orders/create` and `POST /offers` both want it. Spec §7; D33, D36. */
import type { ListingDraft } from "../domain/listing-drafts.ts"
import { majorOf, parseAmount } from "../domain/prices.ts"
import { cleanName, multiLine } from "../domain/text.ts"
import type { Wire } from "../events/wire/participants.ts"

/** As the server wants it; the draft has passed `listingDraftRules`. */
export const listingPayload = (draft: ListingDraft): Wire["OrderPayload"] => {
  const amount = draft.byAgreement ? null : parseAmount(draft.amount)
  const rate =
    amount !== null && "minor" in amount
      ? { value: majorOf(amount.minor), measurementUnit: draft.unit, currency: { code: draft.currency } }
      : null
  return {
    name: cleanName(draft.name),
    description: multiLine(draft.description),
    classificatorPrimaryKey: draft.categoryKey,
    price: { byAgreement: rate === null, rate },
    startDate: draft.startDate,
    endDate: draft.endDate === "" ? draft.startDate : draft.endDate,
  }
}

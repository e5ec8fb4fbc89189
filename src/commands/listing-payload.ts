/** Domain → wire: what a person wrote, as both kinds of listings want it. Spec §7 Orders, Offers, Locations. */
import { textOfDraft, type ListingDraft, type ListingText } from "../domain/listing-drafts.ts"
import { oneLine } from "../domain/graphemes.ts"
import type { PlaceChange } from "../domain/place-drafts.ts"
import { majorOf } from "../domain/prices.ts"
import type { Wire } from "../events/wire/wire.ts"

/** The words of a listing. */
export const textPayload = ({
  name,
  description,
  categoryKey,
  price: { byAgreement, rate },
  startDate,
  endDate,
}: ListingText): Wire["OrderPayload"] => ({
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

/** Turns a draft that has passed `listingDraftRules` into the body that the server wants. */
export const listingPayload = (draft: ListingDraft): Wire["OrderPayload"] => textPayload(textOfDraft(draft))

/**
 * Turns an offer's draft into its body, with the profile that offers it: one that exists, or one that is made on the
 * way.
 */
export const newOfferPayload = (draft: ListingDraft): Wire["NewOffer"] => {
  const { executantKey, profileName, profileCategoryKey } = draft
  return {
    ...listingPayload(draft),
    ...(executantKey === ""
      ? { executant: { name: oneLine(profileName), classificatorPrimaryKey: profileCategoryKey } }
      : { executantKey }),
  }
}

type Named = Extract<PlaceChange, { readonly place: unknown }>["place"]

export const placePayload = ({
  address,
  freeFormAddress,
  geometryId,
  point,
  radius,
}: Named): Wire["LocationPayload"] => ({
  discriminator: "Radius",
  address,
  freeFormAddress,
  geometryId,
  metadata: { ...point, radius },
})

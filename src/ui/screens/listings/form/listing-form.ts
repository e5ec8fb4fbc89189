/** The listing form's fields: their labels, controls and bounds, and what is wrong with them as they stand. Spec §5. */
import { textLimits } from "../../../../domain/limits.ts"
import {
  listingDraftRules,
  type ListingDraft,
  type ListingField,
  type DraftContext,
} from "../../../../domain/listing-drafts.ts"
import { listingFields } from "../../../../domain/listing-fields.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { radiusChoices } from "../../../../domain/locations.ts"
import { currencies } from "../../../../domain/currencies.ts"
import { measurementUnits } from "../../../../domain/prices.ts"
import { cleanName } from "../../../../domain/text.ts"
import { oneLine } from "../../../../domain/graphemes.ts"
import type { Broken } from "../../../forms/use-checked-form.ts"
import type { Choices } from "../../../forms/use-form-draft.ts"
import type { MessageId } from "../../../i18n/messages.ts"
import type { Bounds } from "../../../i18n/broken-rules.ts"

/** The draft of a form on the device: files can't be kept, but the fact that some were picked can. */
export interface ListingFormDraft extends ListingDraft {
  readonly pickedFiles: boolean
  /** The version that a listing is written anew from (E322), and that of its place (E398); empty where there is none. */
  readonly versionKey: string
  readonly placeVersionKey: string
}

export const versionsOf = (listing: Listing | null): Pick<ListingFormDraft, "versionKey" | "placeVersionKey"> => ({
  versionKey: listing?.versionKey ?? "",
  placeVersionKey: listing?.place?.versionKey ?? "",
})

/** Answers whether a draft was written from the listing as it is here. */
export const isWrittenFrom = (draft: ListingFormDraft, listing: Listing): boolean => {
  const { versionKey, placeVersionKey } = versionsOf(listing)
  return draft.versionKey === versionKey && draft.placeVersionKey === placeVersionKey
}

/** `radius`: as the listing has it, which may be none of those that people choose among. */
export const listingChoices = (radius: string): Choices<ListingFormDraft> => ({
  unit: measurementUnits,
  currency: currencies,
  radius: [...new Set([...radiusChoices.map(String), radius])],
})

/** The control of a field, to which labels and the error summary lead. */
export const fieldId = (field: ListingField): string => `listing-${field}`

export const fieldOf = (id: string): ListingField | null => listingFields.find((field) => fieldId(field) === id) ?? null

export const listingLabels = {
  profileName: "own-listings.form.profileName",
  profileCategoryKey: "own-listings.form.profileCategory",
  name: "own-listings.form.name",
  description: "own-listings.form.description",
  categoryKey: "own-listings.form.category",
  address: "own-listings.form.place",
  startDate: "own-listings.form.startDate",
  endDate: "own-listings.form.endDate",
  amount: "own-listings.form.amount",
} as const satisfies Readonly<Record<ListingField, MessageId>>

export const boundsOf: Partial<Readonly<Record<ListingField, Bounds>>> = {
  profileName: textLimits.personName,
  name: textLimits.listingName,
  description: textLimits.listingDescription,
}

/** Names of each field in the server's refusals; a place is sent, and refused, by itself. */
const wireNamesOf: Readonly<Record<ListingField, readonly string[]>> = {
  profileName: ["executant.name"],
  profileCategoryKey: ["executant.classificatorPrimaryKey"],
  name: ["name"],
  description: ["description"],
  categoryKey: ["classificatorPrimaryKey"],
  address: [],
  startDate: ["startDate"],
  endDate: ["endDate"],
  amount: ["price", "price.rate", "price.rate.value"],
}

export const listingWireNames: Readonly<Record<string, ListingField>> = Object.fromEntries(
  listingFields.flatMap((field) => wireNamesOf[field].map((name) => [name, field])),
)

/** The rules that each field breaks as it stands. */
export const brokenRules = (draft: ListingDraft, at: DraftContext): Broken<ListingField> => {
  const found = listingDraftRules(draft, at)
  return Object.fromEntries(listingFields.map((field) => [field, found[field] ?? []])) as Broken<ListingField>
}

/** With the names as the server will clean them (D33, D35). */
export const cleanedListing = <Draft extends ListingDraft>(draft: Draft): Draft => {
  const name = cleanName(draft.name)
  const profileName = oneLine(draft.profileName)
  return name === draft.name && profileName === draft.profileName ? draft : { ...draft, name, profileName }
}

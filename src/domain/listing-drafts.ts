/** The draft of an order or an offer, and the rules that its fields may break. Spec §2, §3, §5. */
import type { AmountRule } from "./amounts.ts"
import { dateRules, type DateRule, type ListingDays } from "./date-rules.ts"
import { textLimits } from "./limits.ts"
import { renewedDays } from "./listing-moves.ts"
import type { Listing, ListingKind, PublicListing } from "./listings.ts"
import { emptyPlaceDraft, placeDraftOf, type PlaceDraft } from "./place-drafts.ts"
import type { CurrencyCode } from "./currencies.ts"
import { amountOf, type MeasurementUnit, type Price } from "./prices.ts"
import { parseAmount } from "./amounts.ts"
import { cleanName, listingNameRules, multiLine, personNameRules, textAreaRules, type TextRule } from "./text.ts"

/** Everything as typed; a price by agreement keeps the amount, so that nothing is lost (D36). */
export interface ListingDraft extends PlaceDraft {
  readonly name: string
  readonly description: string
  readonly categoryKey: string
  readonly byAgreement: boolean
  readonly amount: string
  readonly unit: MeasurementUnit
  readonly currency: CurrencyCode
  readonly startDate: string
  readonly endDate: string
  /** The profile that makes the offer; empty for orders, and for an offer that makes a profile on the way (E12). */
  readonly executantKey: string
  readonly profileName: string
  readonly profileCategoryKey: string
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
  executantKey: "",
  profileName: "",
  profileCategoryKey: "",
  ...emptyPlaceDraft,
}

/** The words of a listing, which wait for moderation together (D40). */
export type ListingText = Pick<
  PublicListing,
  "name" | "description" | "categoryKey" | "price" | "startDate" | "endDate"
>

const priceOf = ({ byAgreement, amount, unit, currency }: ListingDraft): Price => {
  const read = byAgreement ? null : parseAmount(amount)
  return read !== null && "minor" in read
    ? { byAgreement: false, rate: { valueMinor: read.minor, unit, currency } }
    : { byAgreement: true, rate: null }
}

/** A draft as the server will keep it (D33, D35, D37); it has passed `listingDraftRules`. */
export const textOfDraft = (draft: ListingDraft): ListingText => ({
  name: cleanName(draft.name),
  description: multiLine(draft.description),
  categoryKey: draft.categoryKey,
  price: priceOf(draft),
  startDate: draft.startDate,
  endDate: draft.endDate === "" ? draft.startDate : draft.endDate,
})

/** The form of a listing that is there already. */
export const listingDraftOf = (listing: Listing): ListingDraft => {
  const { kind, name, description, categoryKey, price, startDate, endDate, place, owner } = listing
  const { byAgreement, rate } = price
  return {
    ...emptyListingDraft,
    name,
    description,
    categoryKey,
    byAgreement,
    ...(rate === null ? {} : { amount: amountOf(rate.valueMinor), unit: rate.unit, currency: rate.currency }),
    startDate,
    endDate: endDate === startDate ? "" : endDate,
    executantKey: kind === "Offer" ? owner.key : "",
    ...placeDraftOf(place),
  }
}

/** The form of a new listing like one that is there, on days that are still to come. */
export const copyDraftOf = (listing: Listing, today: string): ListingDraft =>
  listingDraftOf({ ...listing, ...renewedDays(listing, today) })

export type FieldRule = TextRule | AmountRule | DateRule
export type ListingField =
  | "profileName"
  | "profileCategoryKey"
  | "name"
  | "description"
  | "categoryKey"
  | "address"
  | "startDate"
  | "endDate"
  | "amount"

export interface DraftContext {
  readonly kind: ListingKind
  readonly today: string // the person's day
  /** The days of what is on the market, which may be kept although they have passed (E135). */
  readonly standing?: ListingDays | undefined
}

/** The rules each field breaks; an empty object when the draft may be sent. */
export const listingDraftRules = (
  draft: ListingDraft,
  { kind, today, standing }: DraftContext,
): Partial<Readonly<Record<ListingField, readonly FieldRule[]>>> => {
  const amount = draft.byAgreement ? null : parseAmount(draft.amount)
  const dates = dateRules({ startDate: draft.startDate, endDate: draft.endDate, today, standing })
  const makesProfile = kind === "Offer" && draft.executantKey === ""
  const all: readonly (readonly [ListingField, readonly FieldRule[]])[] = [
    ["profileName", makesProfile ? personNameRules(draft.profileName) : []],
    ["profileCategoryKey", makesProfile && draft.profileCategoryKey === "" ? ["required"] : []],
    ["name", listingNameRules(draft.name)],
    ["description", textAreaRules(draft.description, textLimits.listingDescription)],
    ["categoryKey", draft.categoryKey === "" ? ["required"] : []],
    ["startDate", dates.startDate],
    ["endDate", dates.endDate],
    ["amount", amount !== null && "rule" in amount ? [amount.rule] : []],
  ]
  return Object.fromEntries(all.filter(([, rules]) => rules.length > 0))
}

/** A listing that was changed elsewhere while it is written anew here: what differs, and what becomes of it. */
import { listingDraftOf, type ListingDraft } from "./listing-drafts.ts"
import type { Listing } from "./listings.ts"
import { placeOfDraft } from "./place-drafts.ts"
import { parseAmount } from "./amounts.ts"
import { cleanName, multiLine } from "./text.ts"

/** Fields of one part are written and chosen together; parts are in the order of the form. Who offers never changes: null. */
const partOf = {
  name: "name",
  description: "description",
  categoryKey: "category",
  address: "place",
  freeFormAddress: "place",
  geometryId: "place",
  lat: "place",
  lon: "place",
  radius: "place",
  startDate: "dates",
  endDate: "dates",
  byAgreement: "price",
  amount: "price",
  unit: "price",
  currency: "price",
  executantKey: null,
  profileName: null,
  profileCategoryKey: null,
} as const satisfies Readonly<Record<keyof ListingDraft, string | null>>

const fields = Object.keys(partOf) as readonly (keyof ListingDraft)[]

export type ListingPart = NonNullable<(typeof partOf)[keyof ListingDraft]>
const listingParts = [...new Set(Object.values(partOf))].filter((part) => part !== null)

const amountSaid = (amount: string): number | string => {
  const read = parseAmount(amount)
  return "minor" in read ? read.minor : amount.trim()
}

/** Answers what a draft says of a part, however it was typed. */
const said: Readonly<Record<ListingPart, (draft: ListingDraft) => unknown>> = {
  name: ({ name }) => cleanName(name),
  description: ({ description }) => multiLine(description),
  category: ({ categoryKey }) => categoryKey,
  place: (draft) => {
    const place = placeOfDraft(draft)
    return place && [place.address, place.freeFormAddress, place.point.lat, place.point.lon, place.radius]
  },
  dates: ({ startDate, endDate }) => [startDate, endDate === "" ? startDate : endDate],
  price: ({ byAgreement, amount, unit, currency }) => (byAgreement ? null : [amountSaid(amount), unit, currency]),
}

const differsIn = (part: ListingPart, one: ListingDraft, other: ListingDraft): boolean =>
  JSON.stringify(said[part](one)) !== JSON.stringify(said[part](other))

/** A part that was changed elsewhere and says something else here. */
export interface ConflictingPart {
  readonly part: ListingPart
  /** The part was written here, too; else only elsewhere. */
  readonly isMine: boolean
}

interface Writing {
  readonly draft: ListingDraft
  /**
   * The listing that the draft was written from; null where that is not known any more, so that all of the draft counts
   * as written.
   */
  readonly base: Listing | null
  readonly now: Listing
}

/** Nothing where the listing says what it said, or what the draft says. */
export const conflictOf = ({ draft, base, now }: Writing): readonly ConflictingPart[] => {
  const theirs = listingDraftOf(now)
  const before = base === null ? null : listingDraftOf(base)
  return listingParts
    .filter((part) => differsIn(part, theirs, draft) && (before === null || differsIn(part, theirs, before)))
    .map((part) => ({ part, isMine: before === null || differsIn(part, draft, before) }))
}

const saysTheSame = (draft: ListingDraft, listing: Listing, parts: readonly ListingPart[]): boolean => {
  const before = listingDraftOf(listing)
  return parts.every((part) => !differsIn(part, draft, before))
}

/** Answers whether a draft says nothing else than the listing that it was written from. */
export const isUntouched = (draft: ListingDraft, base: Listing): boolean => saysTheSame(draft, base, listingParts)

const partsOfText = listingParts.filter((part) => part !== "place")

/** Answers whether a draft has the words of the listing, so that there is nothing to review anew; a place has its own version. */
export const isSameText = (listing: Listing, draft: ListingDraft): boolean => saysTheSame(draft, listing, partsOfText)

/** The draft with the parts that are not its own as the listing has them now. */
export const withTheirs = <Draft extends ListingDraft>(
  draft: Draft,
  now: Listing,
  parts: readonly ConflictingPart[],
) => {
  const theirs = listingDraftOf(now)
  const taken = fields.filter((field) => parts.some(({ part, isMine }) => !isMine && part === partOf[field]))
  return { ...draft, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}

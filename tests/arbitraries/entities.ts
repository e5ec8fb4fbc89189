/** Every entity of the market, as any server could send it: only the shape is sure. Spec §3. */
import * as fc from "fast-check"
import { applicationStatusNumbers, type Application, type ApplicationCounts } from "../../src/domain/applications.ts"
import type { Category } from "../../src/domain/classificator.ts"
import { dealCancelReasonNumbers } from "../../src/domain/deal-cancelling.ts"
import { dealStatusNumbers, type Deal } from "../../src/domain/deals.ts"
import type { StoredFile } from "../../src/domain/files.ts"
import { itemStatusNumbers, versionStatusNumbers } from "../../src/domain/listing-statuses.ts"
import { type Listing, type PublicListing, listingKinds } from "../../src/domain/listings.ts"
import { maxRadiusMetres, type FoundAddress, type Place, type Point } from "../../src/domain/locations.ts"
import { refusalReasons } from "../../src/domain/moderation.ts"
import type { Participant } from "../../src/domain/participants.ts"
import { aCount, aCursor, aDay, aKey, aMoment, aPrice, aRating, orNull, someText, oneOf } from "./values.ts"

export const aParticipant: fc.Arbitrary<Participant> = fc.record({
  key: aKey("profile"),
  name: someText,
  type: fc.constantFrom("Executant" as const, "Customer" as const),
  photo: orNull(someText),
  rating: aRating,
})

export const aFile: fc.Arbitrary<StoredFile> = fc.record({
  key: aKey("file"),
  url: someText,
  name: someText,
  size: aCount,
  mediaType: fc.constantFrom("image/png", "application/pdf"),
  extension: fc.constantFrom("png", "pdf"),
  thumbnailUrl: orNull(someText),
})

export const aPoint: fc.Arbitrary<Point> = fc.record({
  lat: fc.integer({ min: -900_000, max: 900_000 }).map((tenThousandths) => tenThousandths / 10_000),
  lon: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((tenThousandths) => tenThousandths / 10_000),
})

export const aFoundAddress: fc.Arbitrary<FoundAddress> = fc.record({
  key: someText,
  address: someText,
  freeFormAddress: someText,
  geometryId: orNull(someText),
  point: aPoint,
})

export const aListingKind = fc.constantFrom(...listingKinds)

const aPlace: fc.Arbitrary<Place> = fc.record({
  key: aKey("order"),
  address: someText,
  freeFormAddress: someText,
  geometryId: orNull(someText),
  point: aPoint,
  radius: fc.integer({ min: 0, max: maxRadiusMetres }),
})

const publicListingFields = {
  kind: aListingKind,
  key: aKey("order"),
  name: someText,
  description: someText,
  startDate: aDay,
  endDate: aDay,
  updatedDate: aMoment,
  price: aPrice,
  categoryKey: aKey("category"),
  files: fc.array(aFile, { maxLength: 2 }),
  place: orNull(aPlace),
  owner: aParticipant,
  views: aCount,
  applications: aCount,
}

export const aPublicListing: fc.Arbitrary<PublicListing> = fc.record(publicListingFields)

export const aListing: fc.Arbitrary<Listing> = fc.record({
  ...publicListingFields,
  createdDate: aMoment,
  status: oneOf(itemStatusNumbers),
  versionStatus: oneOf(versionStatusNumbers),
  versionKey: aKey("version"),
  reason: orNull(fc.constantFrom(...refusalReasons)),
  hidden: fc.boolean(),
  asOf: aCursor,
})

export const anApplication: fc.Arbitrary<Application> = fc.record({
  key: aKey("application"),
  status: oneOf(applicationStatusNumbers),
  createdDate: aMoment,
  updatedDate: aMoment,
  lockoutEndDate: orNull(aMoment),
  isRead: fc.boolean(),
  notInterested: fc.boolean(),
  customer: aParticipant,
  executant: aParticipant,
  listing: fc.record({
    kind: aListingKind,
    key: aKey("order"),
    name: someText,
    price: aPrice,
    startDate: aDay,
    endDate: aDay,
    status: oneOf(itemStatusNumbers),
  }),
  dealKey: orNull(aKey("deal")),
  asOf: aCursor,
})

export const someApplicationCounts: fc.Arbitrary<ApplicationCounts> = fc.record({
  all: aCount,
  interested: aCount,
  notInterested: aCount,
  unread: aCount,
  byStatus: fc.record({ Sent: aCount, Accepted: aCount, Canceled: aCount, Rejected: aCount }),
  asOf: aCursor,
})

export const aDeal: fc.Arbitrary<Deal> = fc.record({
  key: aKey("deal"),
  number: fc.integer({ min: 1, max: 9999 }),
  status: oneOf(dealStatusNumbers),
  createdDate: aMoment,
  updatedDate: aMoment,
  description: someText,
  customer: aParticipant,
  executant: aParticipant,
  cancelingReason: orNull(oneOf(dealCancelReasonNumbers)),
  cancelingComment: orNull(someText),
  subject: fc.record({
    kind: aListingKind,
    key: aKey("order"),
    name: someText,
    description: someText,
    files: fc.array(aFile, { maxLength: 2 }),
    price: aPrice,
    categoryKey: aKey("category"),
    startDate: aDay,
    endDate: aDay,
    place: orNull(aPlace),
  }),
  asOf: aCursor,
})

const aCategoryWith = (children: fc.Arbitrary<readonly Category[]>): fc.Arbitrary<Category> =>
  fc.record({
    key: aKey("category", 20),
    name: fc.constantFrom("Repair", "Lessons"),
    icon: fc.constant("tool"),
    children,
  })

export const aRootCategory: fc.Arbitrary<Category> = aCategoryWith(
  fc.array(aCategoryWith(fc.constant([])), { maxLength: 3 }),
)

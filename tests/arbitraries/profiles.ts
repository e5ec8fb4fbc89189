/** Accounts, profiles and what is said of them, as any server could send them. Spec §3. */
import * as fc from "fast-check"
import type { Account } from "../../src/domain/account.ts"
import type { Feedback } from "../../src/domain/feedback.ts"
import { languages } from "../../src/domain/languages.ts"
import { versionStatusNumbers } from "../../src/domain/listing-statuses.ts"
import { refusalReasons } from "../../src/domain/moderation.ts"
import { executantStatuses } from "../../src/domain/executant-statuses.ts"
import type { Executant, PublicProfile } from "../../src/domain/profiles.ts"
import { aParticipant, aFile } from "./entities.ts"
import { aCount, aCursor, aKey, aMoment, aRating, orNull, someText, oneOf } from "./values.ts"

const someDeeds = {
  ordersInProgress: aCount,
  ordersCompleted: aCount,
  completionRate: orNull(fc.double({ min: 0, max: 1, noNaN: true })),
}

export const anAccount: fc.Arbitrary<Account> = fc.record({
  key: aKey("profile", 2),
  activeProfileKey: aKey("profile"),
  registeredOn: aMoment,
  name: someText,
  description: someText,
  email: orNull(someText),
  phone: orNull(someText),
  photo: orNull(someText),
  language: fc.constantFrom(...languages),
  rating: aRating,
  ...someDeeds,
  blocked: fc.boolean(),
  blockedReason: orNull(fc.constantFrom(...refusalReasons)),
  asOf: aCursor,
})

const someWork = {
  categoryKey: aKey("category"),
  workExperience: someText,
  educationDescription: someText,
  language: fc.constantFrom(...languages),
  towns: fc.array(someText, { maxLength: 2 }),
  educationFiles: fc.array(aFile, { maxLength: 2 }),
  portfolioFiles: fc.array(aFile, { maxLength: 2 }),
  views: aCount,
  favorites: aCount,
}

export const anExecutant: fc.Arbitrary<Executant> = fc.record({
  key: aKey("profile"),
  name: someText,
  description: someText,
  photo: orNull(someText),
  registeredOn: aMoment,
  status: fc.constantFrom(...executantStatuses),
  versionStatus: oneOf(versionStatusNumbers),
  reason: orNull(fc.constantFrom(...refusalReasons)),
  blocked: fc.boolean(),
  blockedReason: orNull(fc.constantFrom(...refusalReasons)),
  rating: aRating,
  isSubscribed: fc.boolean(),
  ...someWork,
  ...someDeeds,
  asOf: aCursor,
})

export const aPublicProfile: fc.Arbitrary<PublicProfile> = fc.record({
  key: aKey("profile"),
  name: someText,
  type: fc.constantFrom("Customer", "Executant"),
  photo: orNull(someText),
  rating: aRating,
  description: someText,
  registeredOn: aMoment,
  work: orNull(fc.record(someWork)),
  contacts: orNull(fc.record({ email: orNull(someText), phone: orNull(someText) })),
  ...someDeeds,
})

export const someFeedback: fc.Arbitrary<Feedback> = fc.record({
  key: aKey("feedback"),
  dealName: someText,
  mark: fc.integer({ min: 1, max: 5 }),
  details: someText,
  createdDate: aMoment,
  author: aParticipant,
})

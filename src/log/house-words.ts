/** Words that the app itself puts into addresses, keys and codes, derived from where they are defined. Spec §2. */
import { parametersOf, type ParameterName } from "../domain/address-parameters.ts"
import { applicationTabs, interests } from "../domain/applications.ts"
import { dealTabs } from "../domain/deals.ts"
import { favoriteTabs } from "../domain/favorites.ts"
import { feedbackSorts } from "../domain/feedback.ts"
import { applicantSides, listingKinds } from "../domain/listings.ts"
import { listingSteps } from "../domain/listing-steps.ts"
import { ownListTabs } from "../domain/own-lists.ts"
import { modalNames, modalParameters, type ModalParameter } from "../domain/modals.ts"
import { moderationActionNames } from "../domain/moderation.ts"
import { notificationFilterNames } from "../domain/notifications.ts"
import type { FieldRule } from "../domain/listing-drafts.ts"
import { profileParts } from "../domain/profiles.ts"
import { listOrders } from "../domain/queries.ts"
import { ownerTabs, routes } from "../domain/routes.ts"
import { searchSorts, searchTypes, searchViews } from "../domain/search.ts"
import { letterViews } from "../domain/support.ts"

/** The fixed parts of the routes. */
const places = routes.flatMap((route) => route.split("/")).filter((part) => !part.startsWith(":"))

export const houseWords: ReadonlySet<string> = new Set([
  ...places,
  ...ownerTabs,
  ...Object.values(searchTypes),
  ...Object.values(applicantSides),
  ...listingKinds,
  ...ownListTabs,
  ...listingSteps,
  ...applicationTabs,
  ...interests,
  ...dealTabs,
  ...notificationFilterNames,
  ...listOrders,
  ...searchSorts,
  ...searchViews,
  ...letterViews,
  ...feedbackSorts,
  ...favoriteTabs,
  ...profileParts,
  ...moderationActionNames,
  ...modalNames,
])

/** Address parameters whose value may be one of those words, a key or a number. */
export const houseParameters: ReadonlySet<string> = new Set([...parametersOf("fact"), ...modalParameters])

/** Address parameters that hold a person's words. */
export const wordParameters: ReadonlySet<string> = new Set(parametersOf("words"))

/** Address parameters whose words the app reads as one line. */
export const lineParameters: ReadonlySet<string> = new Set<ParameterName>(["search", "location"])

export const pointParameters: ReadonlySet<string> = new Set<ParameterName>(["lat", "lon"])

/** Digits in any other one are a key that is none of ours, and hidden as such. */
export const numberParameters: ReadonlySet<string> = new Set<ParameterName>([
  "page",
  "minPrice",
  "maxPrice",
  "radius",
  "messageId",
])

/** Address parameters whose value is an address of the app. */
export const addressParameters: ReadonlySet<string> = new Set<ModalParameter>(["modal.then"])

/** Codes of validation rules, as in `errors: { name: ["minLength"] }`; `unknownValue` is the server's alone. */
export const isRuleName = (text: string): boolean => Object.hasOwn(ruleNames, text)

/** A record, so that a missing code does not compile. */
const ruleNames: Readonly<Record<FieldRule | "unknownValue", true>> = {
  required: true,
  minLength: true,
  maxLength: true,
  firstCharIsLetter: true,
  forbiddenSymbol: true,
  invalidEmail: true,
  reservedNames: true,
  invalidFormat: true,
  ambiguous: true,
  outOfRange: true,
  inThePast: true,
  endBeforeStart: true,
  tooFarAhead: true,
  unknownValue: true,
}

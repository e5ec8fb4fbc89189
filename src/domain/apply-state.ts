/** The state of "Apply" on a public listing for this person: the first true reason why not, or yes. */
import { isCustomerActive, type Account } from "./account.ts"
import { canApplyAgain, isAcceptedApplication, isOpenApplication, type Application } from "./applications.ts"
import { isRunningDeal, type Deal } from "./deals.ts"
import { isUnknown } from "./growing.ts"
import type { ListingKind } from "./listings.ts"
import { isPublishedExecutant, isWaitingExecutant } from "./executant-statuses.ts"
import type { Executant } from "./profiles.ts"

export type ApplyState =
  /** Not enough is known yet. */
  | { readonly kind: "unknown" }
  | { readonly kind: "signIn" }
  | { readonly kind: "ownListing" }
  | { readonly kind: "createExecutant" }
  | { readonly kind: "onModeration"; readonly name: string }
  | { readonly kind: "switchProfile"; readonly profileKey: string; readonly name: string }
  | { readonly kind: "applied"; readonly application: Application }
  | { readonly kind: "accepted"; readonly profileKey: string; readonly dealKey: string | null }
  | { readonly kind: "lockedOut"; readonly until: string }
  | { readonly kind: "canApply"; readonly profileKey: string }

export interface ApplyFacts {
  readonly listing: ListingKind
  readonly presence: "unknown" | "anonymous" | "signedIn"
  readonly account: Account | null
  readonly executants: readonly Executant[] | undefined // undefined: not asked yet
  readonly ownerKey: string // whose listing it is; a customer profile's key is its account's (D1)
  readonly rootCategoryKey: string // of the listing; executants name root categories
  /** The last application of the active profile to this listing; undefined: not asked yet, null: none. */
  readonly application: Application | null | undefined
  /** The last deal of the active profile about this listing, as far as one is known. */
  readonly deal: Pick<Deal, "key" | "status"> | undefined
  readonly now: string
}

const published = ({ status }: Executant): boolean => isPublishedExecutant(status)

/** Another published profile to go on with: one of the listing's own category before the others. */
const switchTo = (executants: readonly Executant[], rootCategoryKey: string): ApplyState | null => {
  const able = executants.filter(published)
  const best = able.find((executant) => executant.categoryKey === rootCategoryKey) ?? able[0]
  return best === undefined ? null : { kind: "switchProfile", profileKey: best.key, name: best.name }
}

const withoutPublished = (executants: readonly Executant[]): ApplyState => {
  if (executants.some(({ status }) => isUnknown(status))) return { kind: "unknown" }
  const waiting = executants.find(({ status }) => isWaitingExecutant(status))
  return waiting === undefined ? { kind: "createExecutant" } : { kind: "onModeration", name: waiting.name }
}

/** Answers by what stands between a profile and the listing: first a running deal, whose application is in no list (D56). */
const ofStanding = ({ application, deal, now }: ApplyFacts, profileKey: string): ApplyState => {
  // Of a deal whose status nobody knows, all that can be said is that there is one.
  if (deal !== undefined && (isRunningDeal(deal.status) || isUnknown(deal.status)))
    return { kind: "accepted", profileKey, dealKey: deal.key }
  if (application === undefined || (application !== null && isUnknown(application.status))) return { kind: "unknown" }
  if (application !== null && isOpenApplication(application.status)) return { kind: "applied", application }
  // After the deal has ended they may apply again (D58).
  if (application !== null && isAcceptedApplication(application.status) && deal?.key !== application.dealKey)
    return { kind: "accepted", profileKey, dealKey: application.dealKey }
  const until = application?.lockoutEndDate ?? null
  return until === null || canApplyAgain(until, now) ? { kind: "canApply", profileKey } : { kind: "lockedOut", until }
}

/** Published executants apply to orders (D54). */
const ofOrder = (facts: ApplyFacts, account: Account, executants: readonly Executant[]): ApplyState => {
  const active = executants.find(({ key }) => key === account.activeProfileKey)
  if (active !== undefined && published(active)) return ofStanding(facts, active.key)
  if (active === undefined && !isCustomerActive(account)) return { kind: "unknown" }
  return switchTo(executants, facts.rootCategoryKey) ?? withoutPublished(executants)
}

/** Customers apply to offers, and everybody is one (D54). */
const ofOffer = (facts: ApplyFacts, account: Account): ApplyState =>
  isCustomerActive(account)
    ? ofStanding(facts, account.key)
    : { kind: "switchProfile", profileKey: account.key, name: account.name }

export const applyState = (facts: ApplyFacts): ApplyState => {
  const { listing, presence, account, executants, ownerKey } = facts
  if (presence === "anonymous") return { kind: "signIn" }
  if (presence === "unknown" || account === null) return { kind: "unknown" }
  if (account.key === ownerKey) return { kind: "ownListing" }
  if (executants === undefined) return { kind: "unknown" }
  if (executants.some(({ key }) => key === ownerKey)) return { kind: "ownListing" }
  return listing === "Order" ? ofOrder(facts, account, executants) : ofOffer(facts, account)
}

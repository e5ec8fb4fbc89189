/** What "Apply" on a public order can do for this person: the first true reason why not, or yes. D19, D54, D57. */
import { isCustomerActive, type Account } from "./account.ts"
import { canApplyAgain, type Application } from "./applications.ts"
import type { Executant } from "./profiles.ts"

export type ApplyState =
  /** Not enough is known yet. */
  | { readonly kind: "unknown" }
  | { readonly kind: "signIn" }
  | { readonly kind: "ownListing" }
  | { readonly kind: "createExecutant" }
  | { readonly kind: "onModeration"; readonly name: string }
  | { readonly kind: "switchProfile"; readonly executantKey: string; readonly name: string }
  | { readonly kind: "applied"; readonly application: Application }
  | { readonly kind: "accepted"; readonly application: Application }
  | { readonly kind: "lockedOut"; readonly until: string }
  | { readonly kind: "canApply"; readonly executantKey: string }

export interface ApplyFacts {
  readonly presence: "unknown" | "anonymous" | "signedIn"
  readonly account: Account | null
  readonly executants: readonly Executant[] | undefined // undefined: not asked yet
  readonly customerKey: string // whose order it is; a customer profile's key is its account's (D1)
  readonly rootCategoryKey: string // of the order; executants name root categories
  /** The last application of the active profile to this order; undefined: not asked yet, null: none. */
  readonly application: Application | null | undefined
  readonly now: string
}

const published = ({ status }: Executant): boolean => status === "Published"

/** Another published profile to go on with: one of the order's own category before the others. */
const switchTo = (executants: readonly Executant[], rootCategoryKey: string): ApplyState | null => {
  const able = executants.filter(published)
  const best = able.find((executant) => executant.categoryKey === rootCategoryKey) ?? able[0]
  return best === undefined ? null : { kind: "switchProfile", executantKey: best.key, name: best.name }
}

const withoutPublished = (executants: readonly Executant[]): ApplyState => {
  const waiting = executants.find(({ status }) => status === "OnModeration")
  return waiting === undefined ? { kind: "createExecutant" } : { kind: "onModeration", name: waiting.name }
}

const ofApplication = (application: Application | null | undefined, executantKey: string, now: string): ApplyState => {
  if (application === undefined) return { kind: "unknown" }
  if (application?.status === "Sent") return { kind: "applied", application }
  if (application?.status === "Accepted") return { kind: "accepted", application }
  const until = application?.lockoutEndDate ?? null
  return until === null || canApplyAgain(until, now) ? { kind: "canApply", executantKey } : { kind: "lockedOut", until }
}

export const applyState = (facts: ApplyFacts): ApplyState => {
  const { presence, account, executants, customerKey, rootCategoryKey, application, now } = facts
  if (presence === "anonymous") return { kind: "signIn" }
  if (presence === "unknown" || account === null) return { kind: "unknown" }
  if (account.key === customerKey) return { kind: "ownListing" }
  if (executants === undefined) return { kind: "unknown" }
  const active = executants.find(({ key }) => key === account.activeProfileKey)
  if (active !== undefined && published(active)) return ofApplication(application, active.key, now)
  if (active === undefined && !isCustomerActive(account)) return { kind: "unknown" }
  return switchTo(executants, rootCategoryKey) ?? withoutPublished(executants)
}

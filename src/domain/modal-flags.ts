/**
 * The features that modals belong to. Apart from their names and arguments, which a page without a modal needs not.
 * Spec §3.
 */
import type { FlagName } from "./flags.ts"
import { listingFlags, listingKinds, type ListingKind } from "./listings.ts"
import type { ModalName } from "./modals.ts"

const flags: ReadonlyMap<ModalName, FlagName> = new Map([
  ["create-deal", "deals"],
  ["deal-made", "deals"],
  ["cancel-deal", "deals"],
  ["report", "complaints"],
  ["write-review", "feedbacks"],
  ["create-executant", "executant"],
  ["delete-message", "chat"],
  ["delete-account", "deleteAccount"],
  ["sign-in", "login"],
])

/** The kind of listing that a modal is about; orders where its address does not say. */
export const modalKind = (said: string | null): ListingKind => listingKinds.find((kind) => kind === said) ?? "Order"

/** The feature that a modal belongs to, if it may be off. Spec §3 Feature flags; D107. */
export const modalFlag = (name: string, kind: string | null): FlagName | undefined =>
  name === "create-on-phone" || name === "listing-sent" ? listingFlags[modalKind(kind)] : flags.get(name as ModalName)

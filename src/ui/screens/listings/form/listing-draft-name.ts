/** Names the draft of a listing's form on the device: per account, profile and thing. experience: Forms. */
import type { Account } from "../../../../domain/account.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../../projections/account.ts"
import { useApp } from "../../../app/context.tsx"
import { useReadModel } from "../../../app/read-models.ts"

interface DraftOf {
  /** Null for a new one. */
  readonly listingKey: string | null
  /** The listing that a new one began as a copy of. */
  readonly copyOf: string | null
}

export const listingDraftName = (
  { key, activeProfileKey }: Pick<Account, "key" | "activeProfileKey">,
  kind: ListingKind,
  { listingKey, copyOf }: DraftOf,
): string =>
  [
    key,
    activeProfileKey,
    kind.toLowerCase(),
    ...(listingKey === null ? [] : [listingKey]),
    ...(copyOf === null ? [] : ["copy", copyOf]),
  ].join("/")

/** Answers whether this device keeps what somebody has begun to write. */
export const useHasDraft = (kind: ListingKind, draftOf: DraftOf): boolean => {
  const { device } = useApp()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return account !== null && device.drafts.read(listingDraftName(account, kind, draftOf)) !== null
}

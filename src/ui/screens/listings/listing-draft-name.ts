/** Under which name the device keeps what is written into a listing's form: per account, profile and thing. experience: Forms; D12. */
import type { Account } from "../../../domain/account.ts"
import type { ListingKind } from "../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"

/** `listingKey`: null for a new one. */
export const listingDraftName = (
  { key, activeProfileKey }: Pick<Account, "key" | "activeProfileKey">,
  kind: ListingKind,
  listingKey: string | null,
): string => [key, activeProfileKey, kind.toLowerCase(), ...(listingKey === null ? [] : [listingKey])].join("/")

/** Whether this device keeps what somebody has begun to write. */
export const useHasDraft = (kind: ListingKind, listingKey: string | null): boolean => {
  const { device } = useApp()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return account !== null && device.drafts.read(listingDraftName(account, kind, listingKey)) !== null
}

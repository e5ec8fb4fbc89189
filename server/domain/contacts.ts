/** Decides who learns how to reach the person behind a profile: its owner, and whoever has or had a deal with it. */
import { isPublishedExecutant, type ExecutantStatus } from "../../src/domain/executant-statuses.ts"
import type { ProfileId } from "../../src/domain/profiles.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"

interface Profile extends ProfileId {
  readonly accountKey: string
}

export const mayReach = async (db: Db, caller: Caller | null, { type, key, accountKey }: Profile): Promise<boolean> => {
  if (caller === null) return false
  if (caller.accountKey === accountKey) return true
  const [whose, others] =
    type === "Customer"
      ? (["customer_key", "executant_account_key"] as const)
      : (["executant_key", "customer_account_key"] as const)
  const deal = await db
    .selectFrom("deals")
    .select("key")
    .where(whose, "=", key)
    .where(others, "=", caller.accountKey)
    .limit(1)
    .executeTakeFirst()
  return deal !== undefined
}

interface Executant {
  readonly key: string
  readonly account_key: string
  readonly status: ExecutantStatus
  readonly blocked: boolean
}

/**
 * Answers whether an executant profile has a public page for the caller: a blocked one has it for who has or had a deal
 * with it alone.
 */
export const isThereFor = async (db: Db, caller: Caller | null, profile: Executant): Promise<boolean> => {
  const { key, account_key: accountKey, status, blocked } = profile
  if (!isPublishedExecutant(status)) return false
  if (!blocked) return true
  return accountKey !== caller?.accountKey && mayReach(db, caller, { type: "Executant", key, accountKey })
}

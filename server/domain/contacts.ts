/** Who learns how to reach the person behind a profile: its owner, and whoever has or had a deal with it. D47, E365. */
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

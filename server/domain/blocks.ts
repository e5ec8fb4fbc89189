/** Whether a moderator has blocked whoever a listing belongs to: then nothing of it comes on the market. D18, D50. */
import type { Db } from "../contract/context.ts"

interface Owned {
  readonly account_key: string
  readonly executant_key: string | null
}

export const isOwnerBlocked = async (
  db: Db,
  { account_key: account, executant_key: executant }: Owned,
): Promise<boolean> => {
  const blocked = await db
    .selectFrom("accounts")
    .select("key")
    .where("key", "=", account)
    .where("blocked", "=", true)
    .union(db.selectFrom("executants").select("key").where("key", "=", executant).where("blocked", "=", true))
    .executeTakeFirst()
  return blocked !== undefined
}

/** Answers whether the owner of something is blocked or has left: then nothing of it comes on the market. */
import type { Db } from "../contract/services.ts"

interface Owned {
  readonly account_key: string
  readonly executant_key: string | null
}

/** Locks whom it asks about, so that a block either is seen here or sees what is published here. */
export const isOwnerOut = async (
  db: Db,
  { account_key: account, executant_key: executant }: Owned,
): Promise<boolean> => {
  const profiles = await db
    .selectFrom("executants")
    .select("blocked")
    .where("key", "=", executant)
    .forNoKeyUpdate()
    .execute()
  const accounts = await db
    .selectFrom("accounts")
    .select(["blocked", "deleted_at"])
    .where("key", "=", account)
    .forNoKeyUpdate()
    .execute()
  return (
    profiles.some(({ blocked }) => blocked) ||
    accounts.some(({ blocked, deleted_at: left }) => blocked || left !== null)
  )
}

/** Who has looked at something today, so that a view is counted once a day; an address is kept as a hash alone. D45. */
import { createHash } from "node:crypto"
import type { Caller, Db } from "../contract/context.ts"

interface Look {
  readonly caller: Caller | null
  readonly address: string
  readonly now: Date
}

/** Counts a look at a profile, unless it was not this viewer's first of the day. */
export const countExecutantView = async (db: Db, key: string, { caller, address, now }: Look): Promise<boolean> => {
  const day = now.toISOString().slice(0, 10)
  const viewer = caller?.accountKey ?? createHash("sha256").update(`${day}/${address}`).digest("base64url")
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("executant_views")
    .values({ executant_key: key, viewer, viewed_on: day })
    .onConflict((conflict) => conflict.columns(["executant_key", "viewer", "viewed_on"]).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await db
    .updateTable("executants")
    .set(({ eb }) => ({ views: eb("views", "+", 1) }))
    .where("key", "=", key)
    .execute()
  return true
}

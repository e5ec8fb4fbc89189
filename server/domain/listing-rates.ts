/**
 * Limits how often one may publish, orders and offers together: each that is approved is announced to all who subscribed.
 */
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { enforceRateLimit } from "./rates.ts"

export const requireListingRate = (db: Db, caller: Caller, now: Date): Promise<void> =>
  enforceRateLimit(db, { limit: "listings", caller, now }, (since) =>
    db
      .selectFrom("listings")
      .select("created_date as at")
      .where("account_key", "=", caller.accountKey)
      .where("created_date", ">", since)
      .execute(),
  )

/** Loads the demo once: all of it or nothing, on whichever node comes first. */
import { sql, type Kysely } from "kysely"
import type { Db, Services } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import { keptPath } from "../files/store.ts"
import { openMarket } from "./acting.ts"
import { dealsActs } from "./deals.ts"
import { enteringActs, letIn } from "./entering.ts"
import { keepingActs } from "./keeping.ts"
import { listingsActs } from "./listings.ts"
import { openPictures } from "./pictures/store.ts"
import { talksActs } from "./talks.ts"
import { waitingActs } from "./waiting.ts"

/** Pictures are kept when they are drawn, and old orders are not announced. */
const quietly = (services: Services): Services => ({
  ...services,
  files: { ...services.files, keep: async ({ hash }) => keptPath(hash) },
  flags: { ...services.flags, executantSubscriptionForNewOrders: false },
})

/** Any number that nothing else in this database locks. */
const lockKey = 7_113_113

const hasAnybody = async (trx: Db): Promise<boolean> => {
  const user = await trx.selectFrom("identity_users").select("subject").limit(1).executeTakeFirst()
  const account = await trx.selectFrom("accounts").select("key").limit(1).executeTakeFirst()
  return user !== undefined || account !== undefined
}

/** Nothing happens where there is anybody already; answers whether it was loaded. */
export const loadDemo = async (db: Kysely<Schema>, services: Services): Promise<boolean> => {
  const pictures = openPictures(services.files)
  try {
    return await db.transaction().execute(async (trx) => {
      // Another node that starts at the same time waits here, and then finds everybody there.
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
      if (await hasAnybody(trx)) return false
      const now = services.now()
      const acts = [
        ...enteringActs(now),
        ...listingsActs(now),
        ...waitingActs(now),
        ...dealsActs(now),
        ...talksActs(now),
        ...keepingActs(now),
      ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
      pictures.drawAhead(acts.flatMap(({ shows = [] }) => shows))
      const market = openMarket({ trx, services: quietly(services), picture: pictures.picture })
      await letIn(trx)
      for (const { run } of acts) await run(market)
      // The smaller copies are there.
      await trx.deleteFrom("jobs").where("kind", "=", "MakeThumbnails").execute()
      return true
    })
  } finally {
    await pictures.settled()
  }
}

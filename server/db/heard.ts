/** Makes sure at a start that what is told through one connection is heard through another, as nobody misses what never comes. */
import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Kysely } from "kysely"
import type { Listen } from "./engine.ts"
import { publish } from "./notify.ts"
import type { Schema } from "./schema.ts"

const channel = "hearing"

/** Longer than a database that is there takes on a busy machine, ms. */
const patienceMs = 10_000

export const poolerAdvice =
  "Where DATABASE_URL leads to a pooler such as PgBouncer, set DATABASE_SESSION_URL to the PostgreSQL server itself, and the same database."

/**
 * Says a word and waits for it. A pooler in transaction mode takes LISTEN, and gives the connection that listens to others; an
 * address of another database is silent, too (E731).
 */
export const requireHeard = async (db: Kysely<Schema>, listen: Listen): Promise<void> => {
  const word = randomUUID()
  const heard = Promise.withResolvers<true>()
  const listening = await listen(
    channel,
    (payload) => {
      if (payload === word) heard.resolve(true)
    },
    () => undefined,
  )
  try {
    await publish(db, channel, word)
    const over = sleep(patienceMs, false, { ref: false })
    if (await Promise.race([heard.promise, over])) return
    throw new Error(`what is told there is not heard, so that people would see nothing happen. ${poolerAdvice}`)
  } finally {
    await listening.close()
  }
}

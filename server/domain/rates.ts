/** Limits how often one may do what can be abused, counted off the tables themselves where these say by whom. */
import { sql, type Kysely } from "kysely"
import { rateLimits } from "../../src/domain/rate-limits.ts"
import { networkOf } from "../contract/networks.ts"
import { recordAttempt } from "../db/attempts.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { tooMany } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"

type Limit = (typeof rateLimits)[keyof typeof rateLimits]

/** Since when what was done counts. */
export const windowStart = ({ windowMs }: Limit, now: Date): Date => new Date(now.getTime() - windowMs)

/**
 * Refuses one more than allowed.
 *
 * @param recent the moments of what was done within the window
 */
export const requireRate = (limit: Limit, recent: readonly Date[]): void => {
  if (recent.length < limit.most) return
  const times = recent.map((moment) => moment.getTime()).sort((a, b) => a - b)
  const leaving = times[recent.length - limit.most] ?? 0
  throw tooMany(new Date(leaving + limit.windowMs))
}

interface Doing {
  readonly limit: keyof typeof rateLimits
  readonly caller: Caller
  readonly now: Date
}

/**
 * Refuses the caller's account one more than allowed, also of those that it asks for at the same moment.
 *
 * @param doneSince when the account has done what is limited, since a moment
 */
export const enforceRateLimit = async (
  db: Db,
  { limit: name, caller, now }: Doing,
  doneSince: (since: Date) => Promise<readonly { readonly at: Date }[]>,
): Promise<void> => {
  const limit = rateLimits[name]
  // One after the other until the commit. The account's own row would be locked out of its order (E1).
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name}/${caller.accountKey}`}, 0))`.execute(db)
  const done = await doneSince(windowStart(limit, now))
  requireRate(
    limit,
    done.map(({ at }) => at),
  )
}

/** Answers the key by which attempts are counted: an account, or the network of who has none (E165). */
export const rateLimitKey = (caller: Caller | null, address: string): string => caller?.accountKey ?? networkOf(address)

/** Refuses one more than allowed of what leaves no row that says by whom: `who` is from `rateLimitKey`. */
export const enforceAttemptLimit = async (
  db: Kysely<Schema>,
  name: keyof typeof rateLimits,
  who: string,
): Promise<void> => {
  const again = await recordAttempt(db, { name, ...rateLimits[name] }, who)
  if (again !== null) throw tooMany(again)
}

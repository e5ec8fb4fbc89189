/** Compares the node's clock with the database's: what is due is told by the one, leases and days by the other. */
import { sql, type Kysely } from "kysely"
import { secondMs } from "../../src/domain/durations.ts"
import type { Schema } from "../db/schema.ts"
import type { Check } from "./checks.ts"
import { ok, warning } from "./findings.ts"

const about = "clock"

const mostMs = 2 * secondMs

export const checkClock = (db: Kysely<Schema>, now: () => Date): Check => ({
  about,
  look: async () => {
    const before = now().getTime()
    const { rows } = await sql<{ readonly at: Date }>`select clock_timestamp() as at`.execute(db)
    const after = now().getTime()
    const at = rows[0]?.at.getTime() ?? after
    // The database may have read its clock at any time between the two.
    const aheadMs = at < before ? before - at : Math.min(0, after - at)
    const seconds = Math.round(Math.abs(aheadMs) / secondMs)
    if (Math.abs(aheadMs) <= mostMs) return ok(about, "goes with the database's.")
    return warning(
      about,
      `${seconds} seconds ${aheadMs > 0 ? "ahead of" : "behind"} the database's. Set both by a time server (NTP).`,
    )
  },
})

/** Compares the node's clock with the database's, which nodes go by. */
import type { Kysely } from "kysely"
import { secondMs } from "../../src/domain/durations.ts"
import { aheadInWords, clockAheadMs } from "../db/node-clock.ts"
import type { Schema } from "../db/schema.ts"
import type { Check } from "./checks.ts"
import { ok, warning } from "./findings.ts"

const about = "clock"

const mostMs = 2 * secondMs

export const checkClock = (db: Kysely<Schema>, now: () => Date): Check => ({
  about,
  look: async () => {
    const aheadMs = await clockAheadMs(db, now)
    if (Math.abs(aheadMs) <= mostMs) return ok(about, "goes with the database's.")
    return warning(about, `${aheadInWords(aheadMs)}. Set both by a time server (NTP).`)
  },
})

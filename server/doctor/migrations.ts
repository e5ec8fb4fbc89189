/** Compares the database's schema with that of this release, and says what the next start makes of it. */
import type { Kysely } from "kysely"
import { pendingMigrations } from "../db/migrations.ts"
import type { Schema } from "../db/schema.ts"
import { aheadInWords } from "../db/serving.ts"
import type { Check } from "./checks.ts"
import { fails, ok, warning } from "./findings.ts"

const about = "schema"

export const checkMigrations = (db: Kysely<Schema>): Check => ({
  about,
  look: async () => {
    const state = await pendingMigrations(db)
    if ("newer" in state) return fails(about, state.newer)
    const { pending, ran, ahead } = state
    if (ahead.length > 0) return warning(about, aheadInWords(ahead))
    if (ran === 0) return ok(about, "the database is empty, and the first start makes it.")
    if (pending.length === 0) return ok(about, "that of this release.")
    return warning(
      about,
      `the next start changes it by ${pending.length} steps (${pending.join(", ")}), on which the release before goes on serving, too. Make a backup first.`,
    )
  },
})

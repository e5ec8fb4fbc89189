/** Checks that `DATA_DIR` is the folder of the database's files. */
import type { Kysely } from "kysely"
import type { Config } from "../config/config.ts"
import type { Schema } from "../db/schema.ts"
import { pendingMigrations } from "../db/migrations.ts"
import { belongingOf, strangeFolder } from "../files/own-folder.ts"
import type { Check } from "./checks.ts"
import { fails, ok } from "./findings.ts"

const about = "folder of the files"

export const checkFolder = (db: Kysely<Schema>, { storage, dataDir }: Config): Check => ({
  about,
  look: async () => {
    if (storage !== null) return ok(about, "none is needed, as they are in the bucket.")
    const state = await pendingMigrations(db)
    if ("ran" in state && state.ran === 0) return ok(about, "the first start makes DATA_DIR the database's.")
    const strange = strangeFolder(dataDir, await belongingOf(db, dataDir))
    return strange === null ? ok(about, "DATA_DIR is the database's.") : fails(about, strange)
  },
})

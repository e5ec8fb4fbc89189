/** Commands of `npm run admin`, and their outcome. */
import type { Database } from "../db/database.ts"

/** The words to print; a failure is for the error output and ends the process with 1. */
export type AdminOutcome = { readonly done: string } | { readonly failure: string }

export type Command = (db: Database["db"]) => Promise<AdminOutcome>

/**
 * Compares e-mail addresses without regard to ASCII's capitals, by the same rule in every database. A locale of its own
 * (Turkish, of which the small letter of `I` is `ı`) would part an address from itself.
 */
import { sql, type RawBuilder } from "kysely"

/** The index of people by address is over this very expression. */
export const foldedEmail = sql<string>`lower(email collate "C")`

export const folded = (email: string): RawBuilder<string> => sql<string>`lower(${email}::text collate "C")`

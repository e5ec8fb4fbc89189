/** Finds the records of the embedded sign-in that belong to people. */
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely"
import type { Schema } from "./schema.ts"

/**
 * The sessions of these people, and open interactions that were signed in already and not followed yet: these would
 * become a session.
 */
export const areOf =
  (subjects: readonly string[]) =>
  ({ eb, or }: ExpressionBuilder<Schema, "identity_records">): Expression<SqlBool> =>
    or([
      eb(sql<string>`payload ->> 'accountId'`, "in", subjects),
      eb(sql<string>`payload #>> '{result,login,accountId}'`, "in", subjects),
    ])

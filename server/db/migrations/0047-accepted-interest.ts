/** No accepted application stays put aside: both at once left it so. */

/** Statements in order, PostgreSQL 15 and later. */
export const acceptedInterest: readonly string[] = [
  `update applications set not_interested = false, version = version + 1 where status = 'Accepted' and not_interested`,
]

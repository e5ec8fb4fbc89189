/** What was asked under an Idempotency-Key, so that the key can't be used for something else. D6; E179. */

/** Statements in order, PostgreSQL 15 and later. */
export const idempotencyFingerprints: readonly string[] = [
  // Null in rows of before, of which only the operation is known.
  `alter table idempotency_keys add column fingerprint text`,
]

/** Fingerprints of requests, so that an Idempotency-Key can't be reused for another request. */

/** Statements in order, PostgreSQL 15 and later. */
export const idempotencyFingerprints: readonly string[] = [
  // Null in older rows, of which only the operation is known.
  `alter table idempotency_keys add column fingerprint text`,
]

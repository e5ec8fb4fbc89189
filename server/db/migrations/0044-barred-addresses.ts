/** Addresses that nobody registers with, as keyed hashes. */

/** Statements in order, PostgreSQL 15 and later. */
export const barredAddresses: readonly string[] = [
  `create table identity_barred (
    address_hash text primary key,
    barred_at timestamptz(3) not null
  )`,
]

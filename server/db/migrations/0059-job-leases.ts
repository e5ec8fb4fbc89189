/** Leases of jobs: until when the node that took a job holds it, by the database's clock; null while nobody does. */

/** Statements in order, PostgreSQL 15 and later. */
export const jobLeases: readonly string[] = [
  `alter table jobs add column leased_until timestamptz(3)`,
  `create index jobs_leased on jobs (leased_until) where leased_until is not null`,
]

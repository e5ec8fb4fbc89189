/** Fair queueing of jobs: each has its place in the order of turns. */

/** Statements in order, PostgreSQL 15 and later. */
export const jobTurns: readonly string[] = [
  `alter table jobs add column account_key uuid, add column turn bigint not null default 0`,
  `create index jobs_in_turn on jobs (kind, turn, due_at, key) where failed_at is null`,
  `create index jobs_of_account on jobs (kind, account_key, turn) where failed_at is null`,
]

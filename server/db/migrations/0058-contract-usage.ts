/** The counts of what the contract is used for: numbers by keys of the contract, a row a day, operation and client build. */

/** Statements in order, PostgreSQL 15 and later. */
export const contractUsage: readonly string[] = [
  `create table contract_usage (
    day date not null,
    operation text not null,
    build text not null,
    counts jsonb not null,
    primary key (day, operation, build)
  )`,
]

/** The second step of signing in: an authenticator app each, and recovery codes by their hashes. */

/** Statements in order, PostgreSQL 15 and later. */
export const secondSteps: readonly string[] = [
  // `secret` is sealed by a key among the server's secrets; `last_step` is the time step of the last code that was taken.
  `create table identity_authenticators (
    subject uuid primary key references identity_users (subject) on delete cascade,
    secret text not null,
    last_step bigint not null,
    added_at timestamptz(3) not null default now()
  )`,

  `create table identity_recovery_codes (
    subject uuid not null references identity_users (subject) on delete cascade,
    hash text not null,
    made_at timestamptz(3) not null default now(),
    primary key (subject, hash)
  )`,
]

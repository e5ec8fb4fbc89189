/** Links in letters of the embedded sign-in, by the hash of their token, and which addresses are verified. */

/** Statements in order, PostgreSQL 15 and later. */
export const identityLetters: readonly string[] = [
  // Null: nobody has followed a link that was sent to the address.
  `alter table identity_users add column email_verified_at timestamptz(3)`,

  // `email` is the address that the letter went to.
  `create table identity_tokens (
    hash text primary key,
    purpose text not null,
    subject uuid not null references identity_users (subject) on delete cascade,
    email text not null,
    expires_at timestamptz(3) not null
  )`,
  `create index identity_tokens_of_user on identity_tokens (subject)`,
  `create index identity_tokens_expiring on identity_tokens (expires_at)`,
]

/** Passkeys as the second step of signing in. */

/** Statements in order, PostgreSQL 15 and later. */
export const passkeys: readonly string[] = [
  // `credential` is the authenticator's own name for it, in base64url; only its public key is here.
  `create table identity_passkeys (
    key uuid primary key,
    subject uuid not null references identity_users (subject) on delete cascade,
    credential text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    added_at timestamptz(3) not null default now(),
    used_at timestamptz(3)
  )`,
  `create index identity_passkeys_of_person on identity_passkeys (subject)`,
]

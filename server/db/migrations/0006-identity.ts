/** Tables of the embedded sign-in: people, grants and sessions, keys, rate limits. Spec §7. */

/** Statements in order, PostgreSQL 15 and later. */
export const identity: readonly string[] = [
  // E-mail addresses are compared ignoring case, and stored as typed.
  `create table identity_users (
    subject uuid primary key,
    email text not null,
    name text not null,
    password_hash text not null,
    roles text[] not null default '{}',
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  `create unique index identity_users_email on identity_users (lower(email))`,

  `create table identity_records (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    user_code text,
    consumed_at timestamptz(3),
    expires_at timestamptz(3),
    primary key (model, id)
  )`,
  `create index identity_records_of_grant on identity_records (grant_id) where grant_id is not null`,
  `create index identity_records_by_uid on identity_records (model, uid) where uid is not null`,
  `create index identity_records_by_user_code on identity_records (model, user_code) where user_code is not null`,
  `create index identity_records_expiring on identity_records (expires_at)`,

  `create table identity_secrets (
    name text primary key,
    value jsonb not null,
    created_at timestamptz(3) not null default now()
  )`,

  `create table identity_tries (
    bucket text primary key,
    count integer not null,
    window_ends_at timestamptz(3) not null
  )`,
  `create index identity_tries_expiring on identity_tries (window_ends_at)`,
]

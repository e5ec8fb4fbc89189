/** Notifications, the outbox, moderation tasks, letters to support, idempotency keys. Spec §3, §7. */

/** Statements in order, PostgreSQL 15 and later. */
export const notices: readonly string[] = [
  `create table notifications (
    id uuid primary key,
    account_key uuid not null references accounts (key) on delete cascade,
    profile_key uuid,
    created_at timestamptz(3) not null default now(),
    source text not null check (source in (
      'Order', 'Offer', 'Account', 'Application', 'OfferApplication', 'Executant', 'Content', 'Deal', 'Feedback', 'Chat'
    )),
    type text not null,
    level text not null check (level in ('Info', 'Success', 'Warning', 'Error')),
    is_read boolean not null default false,
    metadata jsonb not null default '{}',
    cursor bigint not null default 0,
    seq bigint generated always as identity
  )`,
  `create index notifications_newest on notifications (account_key, seq desc)`,
  `create index notifications_unread on notifications (account_key, seq desc) where not is_read`,

  `create table outbox (
    id bigint generated always as identity primary key,
    account_key uuid not null references accounts (key) on delete cascade,
    hub text not null,
    cursor bigint not null,
    message jsonb not null,
    created_at timestamptz(3) not null default now(),
    unique (account_key, cursor)
  )`,
  `create index outbox_oldest on outbox (created_at)`,

  `create table moderation_tasks (
    key uuid primary key,
    entity_type text not null check (entity_type in ('Order', 'Executant')),
    entity_key uuid not null,
    version_key uuid,
    due_at timestamptz(3) not null,
    decided_at timestamptz(3),
    decision text check (decision in ('Approved', 'Refused', 'Superseded')),
    reason text,
    check ((decided_at is null) = (decision is null))
  )`,
  `create index moderation_tasks_waiting on moderation_tasks (due_at, key) where decided_at is null`,
  `create index moderation_tasks_of_entity on moderation_tasks (entity_key, due_at desc)`,

  `create table support_letters (
    key uuid primary key,
    account_key uuid references accounts (key) on delete set null,
    user_name text not null,
    email text not null,
    message text not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index support_letters_newest on support_letters (created_at desc)`,
  `create index support_letters_of_account on support_letters (account_key, created_at desc)`,

  `create table idempotency_keys (
    account_key uuid not null references accounts (key) on delete cascade,
    key text not null,
    operation text not null,
    answer jsonb,
    status integer not null,
    created_at timestamptz(3) not null default now(),
    primary key (account_key, key)
  )`,
  `create index idempotency_keys_oldest on idempotency_keys (created_at)`,
]

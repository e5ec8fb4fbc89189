/** Applications, and the deals made from them. Spec §3 Application, Deal, §4. */

/** Statements in order, PostgreSQL 15 and later. */
export const deals: readonly string[] = [
  `create table applications (
    key uuid primary key,
    order_key uuid not null references orders (key),
    executant_key uuid not null references executants (key),
    customer_key uuid not null references accounts (key),
    status text not null check (status in ('Sent', 'Accepted', 'Canceled', 'Rejected')),
    created_date timestamptz(3) not null default now(),
    updated_date timestamptz(3) not null default now(),
    lockout_end_date timestamptz(3),
    is_read boolean not null default false,
    not_interested boolean not null default false,
    version integer not null default 1
  )`,
  `create unique index applications_one_open on applications (order_key, executant_key) where status = 'Sent'`,
  `create index applications_of_order on applications (order_key, status, created_date desc, key)`,
  `create index applications_of_executant on applications (executant_key, status, updated_date desc, key)`,
  `create index applications_of_customer on applications (customer_key, status, updated_date desc, key)`,

  `create table deals (
    key uuid primary key,
    number bigint generated always as identity unique,
    order_key uuid not null references orders (key),
    application_key uuid not null unique references applications (key),
    customer_key uuid not null,
    customer_account_key uuid not null references accounts (key),
    executant_key uuid not null references executants (key),
    executant_account_key uuid not null references accounts (key),
    status text not null check (status in ('InProgress', 'Closed', 'Canceled')),
    description text not null default '',
    subject jsonb not null,
    created_date timestamptz(3) not null default now(),
    updated_date timestamptz(3) not null default now(),
    canceling_reason text check (canceling_reason in (
      'IncorrectPrice', 'ParticipantDoesNotContactMe', 'ParticipantCreatesObstaclesToWorkPerformance',
      'DeadlinesForTheTransactionWereViolated', 'OtherReason'
    )),
    canceling_comment text,
    version integer not null default 1,
    check ((status = 'Canceled') = (canceling_reason is not null))
  )`,
  `create index deals_of_order on deals (order_key)`,
  `create index deals_of_customer on deals (customer_key, status, updated_date desc, key)`,
  `create index deals_of_executant on deals (executant_key, status, updated_date desc, key)`,
  `create index deals_of_customer_account on deals (customer_account_key, status)`,
  `create index deals_of_executant_account on deals (executant_account_key, status)`,
]

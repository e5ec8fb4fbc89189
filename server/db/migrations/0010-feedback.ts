/** Ends of deals, feedback, favourites, presence. Spec §3, §4. */

/** Statements in order, PostgreSQL 15 and later. */
export const feedback: readonly string[] = [
  `alter table deals add column closed_date timestamptz(3)`,
  `alter table deals add column canceled_by text check (canceled_by in ('Customer', 'Executant'))`,
  `update deals set closed_date = updated_date where status = 'Closed'`,
  `update deals set canceled_by = 'Customer' where status = 'Canceled'`,
  `alter table deals add constraint deals_closed check ((status = 'Closed') = (closed_date is not null))`,
  `alter table deals add constraint deals_canceled check ((status = 'Canceled') = (canceled_by is not null))`,

  // Ratings are computed from this table. author and target are profiles; the account columns say whom to notify.
  `create table feedbacks (
    key uuid primary key,
    deal_key uuid not null references deals (key),
    author_type text not null check (author_type in ('Customer', 'Executant')),
    author_key uuid not null,
    target_key uuid not null,
    rating smallint not null check (rating between 1 and 5),
    details text not null default '',
    created_date timestamptz(3) not null default now(),
    is_revealed boolean not null,
    reveal_at timestamptz(3) not null,
    removed_at timestamptz(3),
    unique (deal_key, author_type)
  )`,
  `create index feedbacks_received on feedbacks (target_key, created_date desc, key) include (rating)
    where is_revealed and removed_at is null`,
  `create index feedbacks_unrevealed on feedbacks (reveal_at) where not is_revealed`,

  `create table favorites (
    key uuid primary key,
    account_key uuid not null references accounts (key) on delete cascade,
    listing_key uuid not null references listings (key) on delete cascade,
    created_date timestamptz(3) not null default now(),
    unique (account_key, listing_key)
  )`,
  `create index favorites_newest on favorites (account_key, created_date desc, key)`,
  `create index favorites_of_listing on favorites (listing_key)`,

  `create table presences (
    account_key uuid primary key references accounts (key) on delete cascade,
    seen_at timestamptz(3) not null
  )`,
  `create index presences_latest on presences (seen_at)`,

  `create index listings_counted on listings (kind) where status = 'Published' and not hide`,
  `create index deals_counted on deals (status)`,
]

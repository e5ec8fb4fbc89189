/** Orders, the versions of their text, their files, places and views. Spec §3 Order, §4. */

/** Statements in order, PostgreSQL 15 and later. */
export const orders: readonly string[] = [
  `create table orders (
    key uuid primary key,
    account_key uuid not null references accounts (key),
    status text not null
      check (status in ('Draft', 'OnModeration', 'Published', 'Closed', 'Canceled', 'Archived', 'Blocked')),
    hide boolean not null default false,
    published_version_key uuid,
    latest_version_key uuid not null,
    created_date timestamptz(3) not null default now(),
    updated_date timestamptz(3) not null default now(),
    approved_at timestamptz(3),
    expires_at timestamptz(3),
    version integer not null default 1,
    views integer not null default 0,
    applications_count integer not null default 0,
    reason text,
    language text not null default 'en-US',
    check (status <> 'Published' or published_version_key is not null)
  )`,
  `create index orders_own on orders (account_key, updated_date desc, key)`,
  `create index orders_public on orders (approved_at desc, key) where status = 'Published' and not hide`,
  `create index orders_expiring on orders (expires_at) where status = 'Published'`,

  `create table order_versions (
    key uuid primary key,
    order_key uuid not null references orders (key) on delete cascade,
    version_status text not null check (version_status in ('Draft', 'OnModeration', 'Published', 'Declined', 'Archived')),
    name text not null,
    description text not null,
    classificator_key uuid not null,
    price_by_agreement boolean not null,
    price_value_minor bigint check (price_value_minor > 0),
    price_currency text check (price_currency in ('EUR', 'CHF', 'PLN', 'SEK')),
    price_unit text check (price_unit in ('Service', 'Day', 'Hour')),
    start_date date not null,
    end_date date not null,
    created_date timestamptz(3) not null default now(),
    reason text,
    search tsvector not null generated always as (
      setweight(to_tsvector('simple'::regconfig, immutable_unaccent(name)), 'A')
      || setweight(to_tsvector('simple'::regconfig, immutable_unaccent(description)), 'B')
    ) stored,
    check (end_date >= start_date),
    check (num_nulls(price_value_minor, price_currency, price_unit) = case when price_by_agreement then 3 else 0 end)
  )`,
  `create index order_versions_by_order on order_versions (order_key, created_date desc)`,
  `create index order_versions_search on order_versions using gin (search)`,
  `create index order_versions_name on order_versions using gin (immutable_unaccent(lower(name)) gin_trgm_ops)`,
  `create index order_versions_category on order_versions (classificator_key) where version_status = 'Published'`,

  // An order and its first version refer to each other, so the constraints are deferred to the commit.
  `alter table orders add constraint orders_latest_version foreign key (latest_version_key)
    references order_versions (key) deferrable initially deferred`,
  `alter table orders add constraint orders_published_version foreign key (published_version_key)
    references order_versions (key) deferrable initially deferred`,

  // version_key null: the file belongs to every version of the order.
  `create table order_files (
    order_key uuid not null references orders (key) on delete cascade,
    version_key uuid references order_versions (key) on delete cascade,
    file_key uuid not null references files (key) on delete cascade,
    position integer not null,
    primary key (order_key, file_key)
  )`,
  `create index order_files_in_order on order_files (order_key, position)`,
  `create index order_files_by_file on order_files (file_key)`,

  `create table locations (
    key uuid primary key,
    order_key uuid not null unique references orders (key) on delete cascade,
    address text not null,
    free_form_address text not null default '',
    lat double precision not null check (lat between -90 and 90),
    lon double precision not null check (lon between -180 and 180),
    radius_metres integer not null check (radius_metres >= 0),
    geometry_id text
  )`,

  // One row for each viewer and day, so that a view is counted once (D45).
  `create table order_views (
    order_key uuid not null references orders (key) on delete cascade,
    viewer text not null,
    viewed_on date not null,
    primary key (order_key, viewer, viewed_on)
  )`,
]

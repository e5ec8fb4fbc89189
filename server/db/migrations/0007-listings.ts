/** Orders and offers share their tables as listings of two kinds. Spec §3 Order, Offer. */

/** Statements in order, PostgreSQL 15 and later. */
export const listings: readonly string[] = [
  `alter table orders rename to listings`,
  `alter table listings add column kind text not null default 'Order' check (kind in ('Order', 'Offer'))`,
  `alter table listings alter column kind drop default`,
  // The executant of an offer; an order gets its executant by an application.
  `alter table listings add column executant_key uuid references executants (key)`,
  `alter table listings add constraint listings_executant check ((kind = 'Offer') = (executant_key is not null))`,
  `alter table listings add column expiry_announced_at timestamptz(3)`,
  `alter table listings rename constraint orders_latest_version to listings_latest_version`,
  `alter table listings rename constraint orders_published_version to listings_published_version`,
  `drop index orders_own`,
  `drop index orders_public`,
  `alter index orders_expiring rename to listings_expiring`,
  `create index listings_own on listings (account_key, kind, updated_date desc, key)`,
  `create index listings_public on listings (kind, approved_at desc, key) where status = 'Published' and not hide`,
  `create index listings_of_executant on listings (executant_key, updated_date desc, key)
    where executant_key is not null`,

  `alter table order_versions rename to listing_versions`,
  `alter table listing_versions rename column order_key to listing_key`,
  `alter index order_versions_by_order rename to listing_versions_by_listing`,
  `alter index order_versions_search rename to listing_versions_search`,
  `alter index order_versions_name rename to listing_versions_name`,
  `alter index order_versions_category rename to listing_versions_category`,

  `alter table order_files rename to listing_files`,
  `alter table listing_files rename column order_key to listing_key`,
  `alter index order_files_in_order rename to listing_files_in_order`,
  `alter index order_files_by_file rename to listing_files_by_file`,

  `alter table order_views rename to listing_views`,
  `alter table listing_views rename column order_key to listing_key`,

  `alter table locations rename column order_key to listing_key`,
  `alter table chat_messages rename column order_key to listing_key`,

  `alter table applications rename column order_key to listing_key`,
  `alter table applications add column kind text not null default 'Order' check (kind in ('Order', 'Offer'))`,
  `alter table applications alter column kind drop default`,
  // An offer has one executant and many customers who apply; an order has it the other way round.
  `drop index applications_one_open`,
  `create unique index applications_one_open on applications (listing_key, executant_key, customer_key)
    where status = 'Sent'`,
  `drop index applications_of_order`,
  `drop index applications_of_executant`,
  `drop index applications_of_customer`,
  `create index applications_of_listing on applications (listing_key, status, created_date desc, key)`,
  `create index applications_of_executant on applications (executant_key, kind, status, updated_date desc, key)`,
  `create index applications_of_customer on applications (customer_key, kind, status, updated_date desc, key)`,

  `alter table deals rename column order_key to listing_key`,
  `alter index deals_of_order rename to deals_of_listing`,

  `alter table moderation_tasks drop constraint moderation_tasks_entity_type_check`,
  `alter table moderation_tasks add constraint moderation_tasks_entity_type_check
    check (entity_type in ('Order', 'Offer', 'Executant'))`,
]

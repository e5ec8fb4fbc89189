/** Of an installed app's device token: whose push service reaches it, which installation it is, and what it speaks. */

/** Statements in order, PostgreSQL 15 and later. */
export const pushApps: readonly string[] = [
  // All four or none: browsers have none, and neither have tokens from before.
  `alter table push_clients
    add column platform text,
    add column installation_id uuid,
    add column app_version text,
    add column language text,
    add constraint push_clients_app check (num_nulls(platform, installation_id, app_version, language) in (0, 4))`,
  `create index push_clients_of_installation on push_clients (installation_id) where installation_id is not null`,
]

/** Keeps on which device each sign-in is, when it was last renewed, and which device with pushes belongs to it. */

/** Statements in order, PostgreSQL 15 and later. */
export const signIns: readonly string[] = [
  // Of grants alone; null for those from before, until they are renewed.
  `alter table identity_records add column user_agent text, add column used_at timestamptz(3)`,
  `create index identity_records_of_person on identity_records ((payload ->> 'accountId'))`,

  // The grant that subscribed; null where another provider signs people in, and for devices from before.
  `alter table push_clients add column session text`,
  `create index push_clients_of_session on push_clients (session) where session is not null`,
]

/** Keeps how the browser of a device that gets pushes names itself, so that people know their devices apart. */

/** Statements in order, PostgreSQL 15 and later. */
export const pushDevices: readonly string[] = [
  `alter table push_clients add column user_agent text not null default ''`,
]

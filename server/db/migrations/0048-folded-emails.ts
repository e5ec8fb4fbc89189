/** Addresses are compared by one rule, whatever the database's locale is. */

/** Statements in order, PostgreSQL 15 and later. */
export const foldedEmails: readonly string[] = [
  `drop index identity_users_email`,
  `create unique index identity_users_email on identity_users (lower(email collate "C"))`,
]

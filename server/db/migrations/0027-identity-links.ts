/** Links from people of another provider to ours, who then need no password. Spec §7 Sign-in. */

/** Statements in order, PostgreSQL 15 and later. */
export const identityLinks: readonly string[] = [
  `alter table identity_users alter column password_hash drop not null`,

  // The link is inserted before the person is made, so that of two nodes that try at once one wins.
  `create table identity_links (
    issuer text not null,
    issuer_subject text not null,
    subject uuid not null references identity_users (subject) on delete cascade deferrable initially deferred,
    created_at timestamptz(3) not null default now(),
    primary key (issuer, issuer_subject)
  )`,
  `create index identity_links_of_user on identity_links (subject)`,
]

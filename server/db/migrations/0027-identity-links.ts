/** Who at another provider is which of our people. They need no password here. Spec §7 login; D108. */

/** Statements in order, PostgreSQL 15 and later. */
export const identityLinks: readonly string[] = [
  `alter table identity_users alter column password_hash drop not null`,

  // Whoever is known elsewhere is claimed first and made after: of two nodes that try, one gets to.
  `create table identity_links (
    issuer text not null,
    issuer_subject text not null,
    subject uuid not null references identity_users (subject) on delete cascade deferrable initially deferred,
    created_at timestamptz(3) not null default now(),
    primary key (issuer, issuer_subject)
  )`,
  `create index identity_links_of_user on identity_links (subject)`,
]

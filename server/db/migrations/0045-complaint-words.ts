/** What a reported message said, so that taking it back takes no evidence away. E417. */

/** Statements in order, PostgreSQL 15 and later. */
export const complaintWords: readonly string[] = [`alter table complaints add column said text`]

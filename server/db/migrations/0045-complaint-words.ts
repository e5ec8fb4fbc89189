/** Keeps the words of a reported message, so that taking it back takes no evidence away. */

/** Statements in order, PostgreSQL 15 and later. */
export const complaintWords: readonly string[] = [`alter table complaints add column said text`]

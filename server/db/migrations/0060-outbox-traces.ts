/** The trace of the request that wrote a notice, so that its hub messages and the folds of other devices join it. */

/** Statements in order, PostgreSQL 15 and later. */
export const outboxTraces: readonly string[] = [`alter table outbox add column trace text`]

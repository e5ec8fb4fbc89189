/** An event log that came with a letter to support: packed by gzip, in base64, and the number of its events. */

/** Statements in order, PostgreSQL 15 and later. */
export const supportLogs: readonly string[] = [
  `alter table support_letters
    add column log text,
    add column log_events integer,
    add constraint support_letters_log check ((log is null) = (log_events is null))`,
]

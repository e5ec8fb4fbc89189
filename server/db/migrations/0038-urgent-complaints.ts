/** The order of the moderators' queue: first what three accounts complain of, then by age. */

/** Statements in order, PostgreSQL 15 and later. */
export const urgentComplaints: readonly string[] = [
  `drop index moderation_tasks_queue`,
  `create index moderation_tasks_queue on moderation_tasks ((priority >= 3) desc, created_at, key)
    where decided_at is null`,
]

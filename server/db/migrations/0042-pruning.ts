/** Adds indexes by which old rows are found without reading all of a table. */

/** Statements in order, PostgreSQL 15 and later. */
export const pruning: readonly string[] = [
  `create index listing_views_by_day on listing_views (viewed_on)`,
  `create index executant_views_by_day on executant_views (viewed_on)`,
  `create index jobs_failed on jobs (failed_at) where failed_at is not null`,
]

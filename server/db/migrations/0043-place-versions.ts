/** Adds versions of places, by which somebody who changes one names what they have seen of it. */

/** Statements in order, PostgreSQL 15 and later. */
export const placeVersions: readonly string[] = [
  `alter table locations add column version_key uuid not null default gen_random_uuid()`,
]

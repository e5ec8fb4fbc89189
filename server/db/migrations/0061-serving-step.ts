/**
 * The oldest step that a server has to know to serve on this schema. Steps add, so it stays; one that takes something away
 * replaces it by the last step of the release that had left that.
 */

/** Statements in order, PostgreSQL 15 and later. */
export const servingStep: readonly string[] = [
  `create function oldest_serving_step() returns text language sql immutable as $$ select '0061-serving-step' $$`,
]

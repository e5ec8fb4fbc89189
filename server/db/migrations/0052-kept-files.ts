/** Films and documents that were kept before files were cleaned on arrival are cleaned by a job each. */

/** Plain texts say what their writers wrote, and pictures were always drawn anew. */
const cleanedAlready = ["png", "jpg", "jpeg", "gif", "heic", "txt"]

/** Statements in order, PostgreSQL 15 and later. */
export const keptFiles: readonly string[] = [
  `insert into jobs (key, kind, payload, due_at, account_key, turn)
    select gen_random_uuid(), 'CleanKeptFile', jsonb_build_object('fileKey', key), now(), account_key,
      row_number() over (partition by account_key order by created_at, key)
    from files where file_extension not in (${cleanedAlready.map((extension) => `'${extension}'`).join(", ")})`,
]

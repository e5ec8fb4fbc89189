/** Pictures that were kept before there were copies of 192 and 1200 px, and of their own width, get them by a job each. */

const pictures = ["png", "jpg", "jpeg", "gif", "heic"]

/** Statements in order, PostgreSQL 15 and later. */
export const moreWidths: readonly string[] = [
  `insert into jobs (key, kind, payload, due_at, account_key, turn)
    select gen_random_uuid(), 'MakeThumbnails', jsonb_build_object('fileKey', key), now(), account_key,
      row_number() over (partition by account_key order by created_at desc, key)
    from files where file_extension in (${pictures.map((extension) => `'${extension}'`).join(", ")})`,
]

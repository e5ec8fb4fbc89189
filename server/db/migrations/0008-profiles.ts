/** Pending changes of published profiles, their files and views, thumbnails, and jobs. */

/** Statements in order, PostgreSQL 15 and later. */
export const profiles: readonly string[] = [
  `alter table executants
    add column if not exists photo_file_key uuid references files (key) on delete set null,
    add column if not exists views integer not null default 0,
    add column if not exists blocked boolean not null default false`,
  `create index executants_by_photo on executants (photo_file_key) where photo_file_key is not null`,
  `create index accounts_by_photo on accounts (photo_file_key) where photo_file_key is not null`,

  // The executant's row is what others see. A pending change of a published profile is kept here, also when it was
  // refused.
  `create table executant_changes (
    executant_key uuid primary key references executants (key) on delete cascade,
    version_key uuid not null unique,
    version_status text not null check (version_status in ('OnModeration', 'Declined')),
    name text not null,
    description text not null,
    work_experience text not null,
    education_description text not null,
    classificator_root_key uuid not null,
    photo_file_key uuid references files (key) on delete set null,
    reason text,
    created_date timestamptz(3) not null default now()
  )`,
  `create index executant_changes_by_photo on executant_changes (photo_file_key) where photo_file_key is not null`,

  // A file that was not approved yet is visible to its owner only.
  `create table executant_files (
    executant_key uuid not null references executants (key) on delete cascade,
    kind text not null check (kind in ('Portfolio', 'Education')),
    file_key uuid not null references files (key) on delete cascade,
    position integer not null,
    approved boolean not null default false,
    primary key (executant_key, file_key)
  )`,
  `create index executant_files_in_order on executant_files (executant_key, kind, position)`,
  `create index executant_files_by_file on executant_files (file_key)`,

  // One row for each viewer and day, so that a view is counted once (D45).
  `create table executant_views (
    executant_key uuid not null references executants (key) on delete cascade,
    viewer text not null,
    viewed_on date not null,
    primary key (executant_key, viewer, viewed_on)
  )`,

  // Finds the deals that hold a file, even when the listing has lost it.
  `create index deals_by_file on deals using gin ((subject -> 'files') jsonb_path_ops)`,

  `create table file_thumbnails (
    file_key uuid not null references files (key) on delete cascade,
    width integer not null check (width > 0),
    media_type text not null,
    storage_path text not null,
    primary key (file_key, width)
  )`,
  `create index files_by_storage on files (storage_path)`,
  `create index file_thumbnails_by_storage on file_thumbnails (storage_path)`,

  // A job is taken by moving its due date (a lease): if the worker dies, another takes it after that.
  `create table jobs (
    key uuid primary key,
    kind text not null,
    payload jsonb not null,
    due_at timestamptz(3) not null,
    tries integer not null default 0,
    failed_at timestamptz(3)
  )`,
  `create index jobs_waiting on jobs (due_at, key) where failed_at is null`,
]

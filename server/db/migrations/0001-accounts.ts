/** Accounts, executant profiles and files, and the functions of text search. Spec §3 Account, Executant. */

/** Statements in order, PostgreSQL 15 and later. */
export const accounts: readonly string[] = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists unaccent`,
  `create extension if not exists cube`,

  // An index needs an IMMUTABLE function; unaccent is only STABLE, as its dictionary may change.
  `create function immutable_unaccent(text) returns text
    language sql immutable parallel safe strict
    as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$`,

  `create table accounts (
    key uuid primary key,
    subject text not null unique,
    name text not null,
    email text,
    language text not null default 'en-US',
    active_profile_key uuid not null,
    photo_file_key uuid,
    description text not null default '',
    phone_number text,
    registered_on timestamptz(3) not null default now(),
    cursor bigint not null default 0 check (cursor >= 0),
    version integer not null default 1,
    blocked boolean not null default false,
    deleted_at timestamptz(3)
  )`,

  `create table files (
    key uuid primary key,
    account_key uuid not null references accounts (key),
    content_hash text not null,
    original_file_name text not null,
    file_size bigint not null check (file_size >= 0),
    file_type text not null,
    file_extension text not null,
    storage_path text not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index files_by_account on files (account_key, created_at desc)`,
  `create index files_by_content on files (content_hash)`,

  `alter table accounts add constraint accounts_photo foreign key (photo_file_key) references files (key)
    on delete set null`,

  `create table executants (
    key uuid primary key,
    account_key uuid not null references accounts (key),
    name text not null,
    description text not null default '',
    work_experience text not null default '',
    education_description text not null default '',
    classificator_root_key uuid not null,
    status text not null check (status in ('Draft', 'OnModeration', 'Published')),
    reason text,
    language text not null default 'en-US',
    is_subscribed boolean not null default true,
    registered_on timestamptz(3) not null default now(),
    version integer not null default 1
  )`,
  `create index executants_by_account on executants (account_key, registered_on, key)`,
  `create index executants_to_tell on executants (classificator_root_key) where is_subscribed and status = 'Published'`,
]

/** Files of chat messages, and devices that get pushes. Spec §3 Chat message. */

/** Statements in order, PostgreSQL 15 and later. */
export const talk: readonly string[] = [
  `create table chat_message_files (
    message_key uuid not null references chat_messages (key) on delete cascade,
    file_key uuid not null references files (key) on delete cascade,
    position integer not null,
    primary key (message_key, file_key)
  )`,
  `create index chat_message_files_in_order on chat_message_files (message_key, position)`,
  `create index chat_message_files_by_file on chat_message_files (file_key)`,

  // Indexed by hash: a push subscription can be longer than an index entry may be.
  `create table push_clients (
    key uuid primary key,
    account_key uuid not null references accounts (key) on delete cascade,
    client_id text not null,
    client_hash text not null unique,
    subscribed_at timestamptz(3) not null default now()
  )`,
  `create index push_clients_of_account on push_clients (account_key, subscribed_at, key)`,
]

/** Chats of two profiles and their messages. Spec §3 Chat; D67–D71. */

/** Statements in order, PostgreSQL 15 and later. */
export const chats: readonly string[] = [
  // pair_key is both profile keys, the smaller first: a pair has one chat (D67).
  `create table chats (
    key uuid primary key,
    internal_key uuid not null unique,
    pair_key text not null unique,
    name text not null,
    owner_key uuid not null,
    created_on timestamptz(3) not null default now(),
    last_spoken_at timestamptz(3) not null default now(),
    last_message_id integer not null default 0,
    version integer not null default 1
  )`,
  `create index chats_by_speaking on chats (last_spoken_at desc, key)`,

  `create table chat_participants (
    chat_key uuid not null references chats (key) on delete cascade,
    participant_key uuid not null,
    account_key uuid not null references accounts (key),
    type text not null check (type in ('Executant', 'Customer')),
    read_up_to integer not null default 0,
    primary key (chat_key, participant_key)
  )`,
  `create index chat_participants_by_profile on chat_participants (participant_key, chat_key)`,
  `create index chat_participants_by_account on chat_participants (account_key, chat_key)`,

  // The key is the client's own, so that a message sent twice is one row (D76).
  `create table chat_messages (
    key uuid primary key,
    chat_key uuid not null references chats (key) on delete cascade,
    message_id integer not null check (message_id > 0),
    author_key uuid not null,
    content text not null,
    message_type text not null check (message_type in ('Text', 'File', 'Video', 'System')),
    send_date timestamptz(3) not null default now(),
    language text not null default 'en-US',
    order_key uuid references orders (key),
    removed_at timestamptz(3),
    version integer not null default 1,
    unique (chat_key, message_id)
  )`,
  `create index chat_messages_by_author on chat_messages (author_key, send_date desc)`,
]

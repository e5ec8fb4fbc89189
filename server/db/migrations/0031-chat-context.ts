/** The listing that a chat message is about, by its name when the message was sent. */

/** Statements in order, PostgreSQL 15 and later. */
export const chatContext: readonly string[] = [
  // No foreign key: a message keeps its context after the listing is gone.
  `alter table chat_messages drop constraint chat_messages_order_key_fkey`,
  `alter table chat_messages rename column listing_key to context_key`,
  `alter table chat_messages add column context_type text check (context_type in ('Order', 'Offer'))`,
  `alter table chat_messages add column context_name text`,
  `alter table chat_messages add constraint chat_messages_context
    check (num_nulls(context_type, context_key, context_name) in (0, 3))`,
]

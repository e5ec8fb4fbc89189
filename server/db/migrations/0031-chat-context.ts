/** The listing that a chat message is about, by the name it had when it was said. D67; E126. */

/** Statements in order, PostgreSQL 15 and later. */
export const chatContext: readonly string[] = [
  // What was said stays readable without its listing, so that nothing refers to one.
  `alter table chat_messages drop constraint chat_messages_order_key_fkey`,
  `alter table chat_messages rename column listing_key to context_key`,
  `alter table chat_messages add column context_type text check (context_type in ('Order', 'Offer'))`,
  `alter table chat_messages add column context_name text`,
  `alter table chat_messages add constraint chat_messages_context
    check (num_nulls(context_type, context_key, context_name) in (0, 3))`,
]

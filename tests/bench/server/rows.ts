/** A big market written straight into the tables, for the benchmark and for query plans. architecture: Server. */
import { sql, type Kysely } from "kysely"
import { classificator } from "../../../server/data/classificator.ts"
import type { Schema } from "../../../server/db/schema.ts"

export interface MarketSize {
  readonly orders: number
  readonly messages: number
  /** For each account. */
  readonly notifications?: number
}

type Db = Kysely<Schema>

export const accountCount = 1_000
const messagesOfAChat = 100
const usualNotifications = 100

/** Words of orders' names, three to a name. */
export const words: readonly string[] = (
  "paint kitchen bathroom garden fence roof window door floor lamp piano sofa wardrobe bicycle website logo translation " +
  "photograph wedding birthday catering cleaning moving heating plumbing wiring tiling carpet curtain balcony terrace attic"
).split(" ")

/** The key of number `n` of a kind, the same in every market. */
const keyOf = (kind: string) => (n: string) => sql.raw<string>(`md5('${kind}' || (${n})::text)::uuid`)

const [account, executant, listing, version] = ["account", "executant", "listing", "version"].map(keyOf) as [
  ReturnType<typeof keyOf>,
  ReturnType<typeof keyOf>,
  ReturnType<typeof keyOf>,
  ReturnType<typeof keyOf>,
]
const [chat, message] = [keyOf("chat"), keyOf("message")]

const series = (count: number) => sql`generate_series(0, ${sql.lit(count - 1)}) as n`

/** The busiest account owns one order in twenty; the others are spread. */
const ownerOf = `case when n % 20 = 0 then 0 else n % ${accountCount} end`

const moment = sql.raw(`timestamptz '2026-01-01' + n * interval '10 seconds'`)

const addPeople = async (db: Db, notifications: number): Promise<void> => {
  const root = classificator[0]?.key ?? ""
  await sql`insert into accounts (key, subject, name, active_profile_key)
    select ${account("n")}, 'bench-' || n, 'Ana Pop', ${account("n")} from ${series(accountCount)}`.execute(db)
  await sql`insert into executants (key, account_key, name, classificator_root_key, status)
    select ${executant("n")}, ${account("n")}, 'Bo at work', ${root}::uuid, 'Published'
    from ${series(accountCount)}`.execute(db)
  await sql`insert into notifications (id, account_key, profile_key, created_at, source, type, level, metadata, cursor)
    select gen_random_uuid(), ${account(`n % ${accountCount}`)}, ${account(`n % ${accountCount}`)}, ${moment},
      'Order', 'OrderPublishedEvent', 'Info', '{}', 1 + n / ${sql.lit(accountCount)}
    from ${series(accountCount * notifications)}`.execute(db)
}

const addOrders = async (db: Db, orders: number): Promise<void> => {
  const categories = classificator.flatMap(({ children }) => children.map(({ key }) => key))
  const word = (by: number) =>
    sql`(string_to_array(${words.join(" ")}, ' '))[1 + (n / ${sql.lit(by)}) % ${sql.lit(words.length)}]`
  await sql`insert into listings
      (key, kind, account_key, status, latest_version_key, published_version_key, created_date, updated_date, approved_at)
    select ${listing("n")}, 'Order', ${account(ownerOf)},
      case n % 10 when 7 then 'Archived' when 8 then 'Draft' when 9 then 'OnModeration' else 'Published' end,
      ${version("n")}, case when n % 10 < 8 then ${version("n")} end, ${moment}, ${moment}, ${moment}
    from ${series(orders)}`.execute(db)
  await sql`insert into listing_versions (key, listing_key, version_status, name, description, classificator_key,
      price_by_agreement, price_value_minor, price_currency, price_unit, start_date, end_date, created_date)
    select ${version("n")}, ${listing("n")},
      case n % 10 when 8 then 'Declined' when 9 then 'OnModeration' else 'Published' end,
      initcap(${word(1)}) || ' ' || ${word(31)} || ' ' || ${word(977)} || ' ' || n,
      'Everything is there, and it can begin on any day. Number ' || n || ' with ' || ${word(7)} || '.',
      (${sql.val(categories)}::uuid[])[1 + n % ${sql.lit(categories.length)}], false, 1000 + n % 50000, 'EUR', 'Service',
      '2026-03-01', '2026-03-05', ${moment}
    from ${series(orders)}`.execute(db)
  await sql`insert into applications (key, kind, listing_key, executant_key, customer_key, status, created_date, updated_date)
    select md5('application' || n)::uuid, 'Order', ${listing("n")}, ${executant(`(n * 7 + 3) % ${accountCount}`)},
      ${account(ownerOf)}, case when n % 3 = 0 then 'Canceled' else 'Sent' end, ${moment}, ${moment}
    from ${series(orders)}`.execute(db)
}

/** One listing in ten waits for a moderator, as its status says; the others were decided long ago. */
const addModeration = async (db: Db, orders: number): Promise<void> => {
  await sql`insert into moderation_tasks
      (key, entity_type, entity_key, version_key, due_at, created_at, decided_at, decision)
    select md5('task' || n)::uuid, 'Order', ${listing("n")}, ${version("n")}, ${moment}, ${moment},
      case when n % 10 <> 9 then ${moment} end, case when n % 10 <> 9 then 'Approved' end
    from ${series(orders)}`.execute(db)
}

/** No two chats have the same two sides. */
const customerOf = `n % ${accountCount}`
const workerOf = `(n + n / ${accountCount} + 1) % ${accountCount}`

const addChats = async (db: Db, messages: number): Promise<void> => {
  const chats = Math.ceil(messages / messagesOfAChat)
  await sql`insert into chats (key, internal_key, pair_key, name, owner_key, created_on, last_spoken_at, last_message_id)
    select ${chat("n")}, ${chat("n")}, 'bench/' || n, 'Paint a kitchen', ${account(customerOf)}, ${moment}, ${moment},
      ${sql.lit(messagesOfAChat)}
    from ${series(chats)}`.execute(db)
  await sql`insert into chat_participants (chat_key, participant_key, account_key, type, read_up_to)
    select ${chat("n")}, ${account(customerOf)}, ${account(customerOf)}, 'Customer', n % 100 from ${series(chats)}
    union all
    select ${chat("n")}, ${executant(workerOf)}, ${account(workerOf)}, 'Executant', 100 from ${series(chats)}`.execute(
    db,
  )
  await sql`insert into chat_messages (key, chat_key, message_id, author_key, content, message_type, send_date)
    select ${message("i")}, ${chat("n")}, 1 + i % ${sql.lit(messagesOfAChat)},
      case when i % 2 = 0 then ${account(customerOf)} else ${executant(workerOf)} end,
      'We could meet on Monday, number ' || i, 'Text', ${moment}
    from (select i, i / ${sql.lit(messagesOfAChat)} as n from generate_series(0, ${sql.lit(messages - 1)}) as i) as numbered
    `.execute(db)
}

/** Fills an empty database, without checking constraints of the domain. */
export const fillMarket = async (
  db: Db,
  { orders, messages, notifications = usualNotifications }: MarketSize,
): Promise<void> => {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await addPeople(one, notifications)
    await addOrders(one, orders)
    await addModeration(one, orders)
    await addChats(one, messages)
    await sql`set session_replication_role = default`.execute(one)
    await sql`select recount_words()`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}

/** The two sides of chat number `n`, with their profiles. */
export const chatSides = async (db: Db, n: number) => {
  const { rows } = await sql<{
    readonly chat: string
    readonly subject: string
    readonly profile: string
  }>`select participant.chat_key as chat, accounts.subject, participant.participant_key as profile
    from chat_participants as participant join accounts on accounts.key = participant.account_key
    where participant.chat_key = ${chat(String(n))}`.execute(db)
  return rows
}

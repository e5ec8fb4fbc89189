/**
 * The demo's market with a crowd in it: a customer's thousand conversations, one of them with ten thousand messages, and
 * an offer that many have applied to. Rows are written straight into the tables of a stopped server.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { sql, type Kysely } from "kysely"
import { throwAwayFolder } from "../../../scripts/base/throw-away.mjs"
import { openDatabase } from "../../../server/db/database.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { anna, boris } from "../../../server/demo/people.ts"
import { paths } from "../../../src/ui/app/paths.ts"
import { startServerOn, type JourneyServer } from "../../journeys/server.ts"

export const crowdedCustomer = anna
export const crowdedExecutant = boris

export const crowdSize = { chats: 1_000, messages: 10_000, applicants: 40 } as const

/** The addresses of what the crowd is at. */
export interface Crowd {
  readonly offerPath: string
  /** The conversation of ten thousand messages. */
  readonly threadPath: string
  readonly thread: { readonly chatKey: string; readonly customerKey: string; readonly executantKey: string }
}

export type CrowdedServer = JourneyServer & Crowd

type Db = Kysely<Schema>

/** The key of number `n` of a kind. */
const keyOf = (kind: string) => sql.raw<string>(`md5('crowd/${kind}/' || n::text)::uuid`)
const [account, executant, chat, firstWords, application] = [
  keyOf("account"),
  keyOf("executant"),
  keyOf("chat"),
  keyOf("words"),
  keyOf("application"),
]
const series = (from: number, to: number) => sql`generate_series(${sql.lit(from)}, ${sql.lit(to)}) as n`

const addPeople = async (db: Db): Promise<void> => {
  await sql`insert into accounts (key, subject, name, active_profile_key)
    select ${account}, 'crowd-' || n, 'Crowd ' || n, ${account} from ${series(1, crowdSize.chats)}`.execute(db)
  await sql`insert into executants (key, account_key, name, classificator_root_key, status)
    select ${executant}, ${account}, 'Crowd at work ' || n, (select classificator_root_key from executants limit 1), 'Published'
    from ${series(1, crowdSize.chats)}`.execute(db)
}

const addChats = async (db: Db, customerKey: string): Promise<void> => {
  const moment = sql`now() - n * interval '1 minute'`
  await sql`insert into chats (key, internal_key, pair_key, name, owner_key, created_on, last_spoken_at, last_message_id)
    select ${chat}, ${chat}, 'crowd/' || n, 'Paint a kitchen', ${customerKey}::uuid, ${moment}, ${moment}, 1
    from ${series(1, crowdSize.chats)}`.execute(db)
  await sql`insert into chat_participants (chat_key, participant_key, account_key, type, read_up_to)
    select ${chat}, ${customerKey}::uuid, ${customerKey}::uuid, 'Customer', 1 from ${series(1, crowdSize.chats)}
    union all
    select ${chat}, ${executant}, ${account}, 'Executant', 1 from ${series(1, crowdSize.chats)}`.execute(db)
  await sql`insert into chat_messages (key, chat_key, message_id, author_key, content, message_type, send_date)
    select ${firstWords}, ${chat}, 1, ${executant}, 'We could meet on Monday, number ' || n, 'Text', ${moment}
    from ${series(1, crowdSize.chats)}`.execute(db)
}

interface Pair {
  readonly chatKey: string
  readonly lastId: number
  readonly customerKey: string
  readonly executantKey: string
}

/** The messages of some months, of one line to five, by both in turn. */
const addMessages = async (db: Db, { chatKey, lastId, customerKey, executantKey }: Pair): Promise<void> => {
  await sql`insert into chat_messages (key, chat_key, message_id, author_key, content, message_type, send_date)
    select ${keyOf("message")}, ${chatKey}::uuid, n, case when n / 3 % 2 = 0 then ${customerKey}::uuid else ${executantKey}::uuid end,
      'Number ' || n || repeat(' and there is more to say of it', n * 7 % 13), 'Text',
      now() - (${sql.lit(crowdSize.messages)} - n) * interval '7 minutes'
    from ${series(lastId + 1, crowdSize.messages)}`.execute(db)
  await sql`update chats set last_message_id = ${sql.lit(crowdSize.messages)}, last_spoken_at = now()
    where key = ${chatKey}::uuid`.execute(db)
  await sql`update chat_participants set read_up_to = ${sql.lit(crowdSize.messages)}
    where chat_key = ${chatKey}::uuid`.execute(db)
}

const addApplicants = async (db: Db, offer: { readonly key: string; readonly executantKey: string }): Promise<void> => {
  await sql`insert into applications (key, kind, listing_key, executant_key, customer_key, status)
    select ${application}, 'Offer', ${offer.key}::uuid, ${offer.executantKey}::uuid, ${account}, 'Sent'
    from ${series(1, crowdSize.applicants)}`.execute(db)
}

const first = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows
  if (row === undefined) throw new Error(`The demo has no ${what}.`)
  return row
}

const addCrowd = async (db: Db): Promise<Crowd> => {
  const pairs = await sql<Pair>`select chats.key as "chatKey", last_message_id as "lastId",
      customer.participant_key as "customerKey", other.participant_key as "executantKey"
    from chats
    join chat_participants customer on customer.chat_key = chats.key and customer.type = 'Customer'
    join chat_participants other on other.chat_key = chats.key and other.type = 'Executant'
    join accounts on accounts.key = customer.account_key and accounts.email = ${crowdedCustomer.email}
    join accounts others on others.key = other.account_key and others.email = ${crowdedExecutant.email}
    order by last_spoken_at desc limit 1`.execute(db)
  const pair = first(pairs.rows, "conversation of the two")
  const offers = await sql<{ readonly key: string; readonly executantKey: string }>`select listings.key,
      listings.executant_key as "executantKey"
    from listings join accounts on accounts.key = listings.account_key
    where kind = 'Offer' and status = 'Published' and accounts.email = ${crowdedExecutant.email}
    order by listings.created_date limit 1`.execute(db)
  const offer = first(offers.rows, "published offer")
  await addPeople(db)
  await addChats(db, pair.customerKey)
  await addMessages(db, pair)
  await addApplicants(db, offer)
  await sql`analyze`.execute(db)
  return {
    offerPath: paths.listingApplications({ kind: "Offer", key: offer.key }),
    threadPath: paths.chat(pair.customerKey, pair.chatKey),
    thread: pair,
  }
}

/** Starts the server on the crowded market; to stop it removes that. */
export const startCrowdedServer = async (): Promise<CrowdedServer> => {
  const folder = await mkdtemp(join(throwAwayFolder(), "crowd-"))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const server = await startServerOn(folder)
    await server.stop()
    const { db, close } = await openDatabase({ dataDir: folder })
    const crowd = await addCrowd(db).finally(close)
    await server.start()
    return { ...server, ...crowd, stop: () => server.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

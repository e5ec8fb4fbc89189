/** Keys in requests: written as what they are keys of, and put in when the request is sent. */
import * as fc from "fast-check"
import { sql, type Kysely } from "kysely"
import { classificator } from "../../server/data/classificator.ts"
import type { Schema } from "../../server/db/schema.ts"

/** The kinds of keys, by the words around them; the first that is found counts. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^fresh|\bsent\b.*messageKey/iu, "none"],
  [/location/iu, "locations"],
  [/favorites/iu, "favorites"],
  [/appkey|applications?\b/iu, "applications"],
  [/message|msgkey|readed/iu, "chat_messages"],
  [/classificator/iu, "categories"],
  [/participant|author|profile/iu, "profiles"],
  [/deal/iu, "deals"],
  [/chat/iu, "chats"],
  [/executant/iu, "executants"],
  [/customer|account|public/iu, "accounts"],
  [/offer/iu, "offers"],
  [/order/iu, "orders"],
  [/file/iu, "files"],
  [/feedback/iu, "feedbacks"],
  [/queue/iu, "moderation_tasks"],
  [/notification/iu, "notifications"],
]

const mostOfAKind = 8
const mostlyOwn = 6

const placeholder = /^«(?<kind>\w*)\/(?<at>\d+)»$/u

/** A key of what the words speak of; now and then of something else, or of nothing. */
export const keyFor = (words: string): fc.Arbitrary<string> => {
  const kind = kinds.find(([pattern]) => pattern.test(words))?.[1] ?? ""
  if (kind === "none") return fc.uuid()
  return fc.oneof(
    { weight: 8, arbitrary: fc.nat(mostOfAKind - 1).map((at) => `«${kind}/${at}»`) },
    { weight: 1, arbitrary: fc.nat(100).map((at) => `«/${at}»`) },
    { weight: 1, arbitrary: fc.uuid() },
  )
}

interface Keyed {
  readonly key: string
  /** The accounts that it belongs to. */
  readonly owners: readonly string[]
}

export type KeyPool = ReadonlyMap<string, readonly Keyed[]>

/** Answers the query for the listings of a kind; an applicant has to do with a listing, too. */
const listings = (kind: string): string =>
  `select key, array[account_key] || array(
      select case kind when 'Order' then executants.account_key else applications.customer_key end
      from applications join executants on executants.key = applications.executant_key
      where applications.listing_key = listings.key
    ) as owners from listings where kind = '${kind}' order by created_date desc`

const spoken = "(select array_agg(account_key) from chat_participants where chat_key ="

/** The queries for the things of each kind, and their owners; the newest come first. */
const queries: Readonly<Record<string, string>> = {
  orders: listings("Order"),
  offers: listings("Offer"),
  locations: `select locations.id as key, array[account_key] as owners
    from (select key as id, listing_key from locations) as locations join listings on listings.key = listing_key
    order by created_date desc`,
  favorites: `select listing_key as key, array[account_key] as owners from favorites order by created_date desc`,
  applications: `select applications.key, array[customer_key, account_key] as owners
    from applications join executants on executants.key = executant_key order by created_date desc`,
  chat_messages: `select key, ${spoken} m.chat_key) as owners from chat_messages as m order by send_date desc`,
  deals:
    "select key, array[customer_account_key, executant_account_key] as owners from deals order by created_date desc",
  chats: `select key, ${spoken} chats.key) as owners from chats order by created_on desc`,
  executants: `select key, array[account_key] || array(
      select customer_account_key from deals where deals.executant_key = executants.key
    ) as owners from executants order by registered_on desc`,
  accounts: `select key, array[key] || array(
      select executant_account_key from deals where deals.customer_account_key = accounts.key
    ) as owners from accounts where deleted_at is null order by registered_on desc`,
  files: "select key, array[account_key] as owners from files order by created_at desc",
  feedbacks: "select key, array[]::uuid[] as owners from feedbacks order by created_date desc",
  moderation_tasks: `select key, array[]::uuid[] as owners from moderation_tasks
    order by decided_at is null desc, due_at desc`,
  notifications: "select id as key, array[account_key] as owners from notifications order by created_at desc",
}

const newest = 100

const categories: readonly Keyed[] = classificator
  .flatMap(({ key, children }) => [key, ...children.map((child) => child.key)])
  .map((key) => ({ key, owners: [] }))

/** Reads the keys that requests may speak of, as the database is now. */
export const readKeys = async (db: Kysely<Schema>): Promise<KeyPool> => {
  const pool = new Map<string, readonly Keyed[]>([["categories", categories]])
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await sql<Keyed>`${sql.raw(query)} limit ${newest}`.execute(db)
    pool.set(kind, rows)
  }
  pool.set("profiles", [...(pool.get("accounts") ?? []), ...(pool.get("executants") ?? [])])
  pool.set(
    "",
    [...pool.values()].flatMap((keyed) => keyed.slice(0, mostOfAKind)),
  )
  return pool
}

const noKey = "00000000-0000-4000-8000-000000000000"

/** The value with real keys in it, mostly of what belongs to the account where anything does. */
export const withKeys = (value: unknown, pool: KeyPool, accountKey: string | null): unknown => {
  if (typeof value === "string") {
    const { kind = "", at } = placeholder.exec(value)?.groups ?? {}
    if (at === undefined) return value
    const all = pool.get(kind) ?? []
    const own = accountKey === null ? [] : all.filter(({ owners }) => owners.includes(accountKey))
    const some = (Number(at) < mostlyOwn && own.length > 0 ? own : all).slice(0, mostOfAKind)
    return some[Number(at) % Math.max(1, some.length)]?.key ?? noKey
  }
  if (Array.isArray(value)) return value.map((one) => withKeys(one, pool, accountKey))
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withKeys(one, pool, accountKey)]))
}

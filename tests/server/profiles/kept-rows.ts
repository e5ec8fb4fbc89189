/** One row in every table that is about one person, each of whose texts names its own column. */
import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import type { Schema } from "../../../server/db/schema.ts"
import type { TestApp } from "../harness.ts"

export interface Column {
  readonly table: keyof Schema
  readonly column: string
  readonly type: string
  readonly isGenerated: boolean
}

type Value = string | number | boolean | null

/** All columns of the database's tables but those of Kysely's own, whose rows are names of migrations; views keep nothing. */
export const columnsOf = async ({ db }: TestApp): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", data_type as "type",
      is_generated = 'ALWAYS' or is_identity = 'YES' as "isGenerated"
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely\\_%'
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
    order by table_name, ordinal_position`.execute(db)
  return rows
}

/** Answers the text that fills a text column; nothing else in the database has it. */
export const markOf = ({ table, column }: Pick<Column, "table" | "column">): string => `written in ${table}.${column}`

export interface Whose {
  readonly accountKey: string
  readonly subject: string
  /** The account on the other side of the deal. */
  readonly otherKey: string
}

/** Values that tables share, or that a constraint or the code asks for; a text with one of its own was not written by a person. */
const valuesFor = ({ accountKey, subject, otherKey }: Whose) => {
  const [executant, listing, version, application, deal, chat, message, file] = [
    ...Array.from({ length: 8 }, () => randomUUID()),
  ]
  const far = "2999-01-01T00:00:00.000Z"
  const ofAll: Readonly<Record<string, Value | undefined>> = {
    account_key: accountKey,
    subject,
    executant_key: executant,
    listing_key: listing,
    version_key: version,
    application_key: application,
    deal_key: deal,
    chat_key: chat,
    message_key: message,
    file_key: file,
    photo_file_key: file,
    customer_key: accountKey,
    customer_account_key: accountKey,
    author_key: accountKey,
    participant_key: accountKey,
    language: "de-DE",
    blocked: false,
    reason: "Duplicate",
    blocked_reason: "Duplicate",
    rating: 4,
    viewer: accountKey,
    removed_at: null,
    deleted_at: null,
    decided_at: null,
    decision: null,
    context_type: "Order",
    target_type: "Order",
    version_status: "Published",
    due_at: far,
    expires_at: far,
    window_ends_at: far,
  }
  const ofOne: Readonly<Record<string, Value | undefined>> = {
    "accounts.key": accountKey,
    "accounts.active_profile_key": accountKey,
    "applications.key": application,
    "applications.kind": "Offer",
    "applications.status": "Accepted",
    "chat_messages.key": message,
    "chat_messages.message_type": "Text",
    "chat_participants.type": "Customer",
    "chats.key": chat,
    "chats.owner_key": accountKey,
    "complaints.status": "Open",
    "deals.canceled_by": "Customer",
    "deals.canceling_reason": "OtherReason",
    "deals.closed_date": null,
    "deals.executant_account_key": otherKey,
    "deals.key": deal,
    "deals.status": "Canceled",
    "deals.subject": JSON.stringify({ said: "written in deals.subject", files: [] }),
    "executant_changes.version_status": "Declined",
    "executant_files.kind": "Portfolio",
    "executants.key": executant,
    "executants.status": "Published",
    "feedbacks.author_type": "Customer",
    "files.file_extension": "png",
    "files.key": file,
    "identity_passkeys.transports": "{}",
    "identity_records.model": "Grant",
    "identity_records.payload": JSON.stringify({ accountId: subject, said: "written in identity_records.payload" }),
    "identity_tokens.purpose": "verifyEmail",
    "identity_users.roles": "{}",
    "jobs.failed_at": null,
    "listing_versions.key": version,
    "listing_versions.price_by_agreement": false,
    "listing_versions.price_currency": "EUR",
    "listing_versions.price_unit": "Hour",
    "listings.applications_count": 0,
    "listings.blocked_from": null,
    "listings.blocked_with": null,
    "listings.executant_key": null,
    "listings.key": listing,
    "listings.kind": "Order",
    "listings.latest_version_key": version,
    "listings.published_version_key": version,
    "listings.status": "Published",
    "jobs.kind": "RemoveContent",
    "moderation_actions.action": "Block",
    "moderation_actions.target_key": accountKey,
    "moderation_tasks.entity_key": listing,
    "moderation_tasks.entity_type": "Order",
    "moderation_tasks.version_key": version,
    "notifications.level": "Info",
    "notifications.source": "Account",
    "outbox.hub": "system-notifications",
    "push_clients.platform": "fcm",
  }
  return { ofAll, ofOne }
}

const momentAt = (nth: number): string => new Date(Date.now() + nth * 60_000).toISOString()

/** A value that is found again, by the column's type. */
const made = (column: Column, nth: number): Value => {
  switch (column.type) {
    case "text":
      return markOf(column)
    case "jsonb":
      return JSON.stringify({ said: markOf(column) })
    case "ARRAY":
      return `{"${markOf(column)}"}`
    case "uuid":
      return randomUUID()
    case "boolean":
      return true
    case "date":
      return momentAt(nth).slice(0, 10)
    case "timestamp with time zone":
      return momentAt(nth)
    default:
      return nth % 80
  }
}

/** Fills every table; which columns hold the mark of their own. */
export const fillAll = async (app: TestApp, columns: readonly Column[], whose: Whose): Promise<ReadonlySet<string>> => {
  const { ofAll, ofOne } = valuesFor(whose)
  const marked = new Set<string>()
  const tables = Map.groupBy(
    columns.filter(({ isGenerated }) => !isGenerated),
    ({ table }) => table,
  )
  await app.db.transaction().execute(async (trx) => {
    // The rows are put in whatever order the tables have, and no trigger acts on them.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`delete from accounts where key = ${whose.accountKey}`.execute(trx)
    for (const [table, ofTable] of tables) {
      const values = ofTable.map((column, nth) => {
        const name = `${table}.${column.column}`
        const own = name in ofOne ? ofOne[name] : ofAll[column.column]
        const value = own === undefined ? made(column, nth + 1) : own
        if (typeof value === "string" && value.includes(markOf(column))) marked.add(name)
        return value
      })
      const names = sql.join(ofTable.map(({ column }) => sql.ref(column)))
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)})`.execute(trx)
    }
  })
  return marked
}

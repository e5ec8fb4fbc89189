/**
 * Notices to accounts. Each raises the account's cursor, so that cursors follow the order of commits. architecture:
 * Server.
 */
import type { Transaction } from "kysely"
import { publish } from "./notify.ts"
import { payloadsOf } from "./outbox-payloads.ts"
import { traceparentIn } from "./traces.ts"
import type { Schema } from "./schema.ts"

export const outboxChannel = "outbox"

export interface Notice {
  readonly accountKey: string
  readonly hub: string
  /**
   * Makes the hub message. It is called once the account is locked, so that it shows every earlier change; the cursor
   * is added to the message in any case.
   */
  readonly message: (cursor: number) => object | Promise<object>
}

/**
 * Writes a transaction's notices to the outbox. Call it once, at the transaction's end: it locks the accounts until the
 * commit, in the order of their keys to avoid deadlocks.
 *
 * @returns for each account the cursor of its last notice
 */
export const appendNotices = async (
  trx: Transaction<Schema>,
  notices: readonly Notice[],
): Promise<ReadonlyMap<string, number>> => {
  const cursors = new Map<string, number>()
  if (notices.length === 0) return cursors
  const accountKeys = [...new Set(notices.map(({ accountKey }) => accountKey))]
  const accounts = await trx
    .selectFrom("accounts")
    .select(["key", "cursor"])
    .where("key", "in", accountKeys)
    .orderBy("key")
    .forNoKeyUpdate()
    .execute()
  for (const { key, cursor } of accounts) cursors.set(key, cursor)

  const trace = traceparentIn()
  const rows: { account_key: string; hub: string; cursor: number; message: string; trace: string | null }[] = []
  for (const { accountKey, hub, message } of notices) {
    const last = cursors.get(accountKey)
    if (last === undefined) throw new Error(`There is no account ${accountKey} to notify.`)
    const cursor = last + 1
    cursors.set(accountKey, cursor)
    const said = JSON.stringify({ ...(await message(cursor)), cursor })
    rows.push({ account_key: accountKey, hub, cursor, message: said, trace })
  }
  for (const [key, cursor] of cursors)
    await trx.updateTable("accounts").set({ cursor }).where("key", "=", key).execute()
  const written = await trx.insertInto("outbox").values(rows).returning(["id", "account_key"]).execute()
  for (const payload of payloadsOf(written)) await publish(trx, outboxChannel, payload)
  return cursors
}

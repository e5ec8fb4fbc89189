/** Many accounts, and many notices to them, written as the server writes them but by the dozen. Spec §7 Live. */
import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { withTransaction } from "../../server/db/database.ts"
import { appendNotices } from "../../server/db/notices.ts"
import type { Schema } from "../../server/db/schema.ts"

export interface Account {
  readonly key: string
  readonly subject: string
  /** The ids of all notices that were meant for it, in their order. */
  readonly meant: string[]
}

const metadata = JSON.stringify({ orderName: "Paint a kitchen" })

export const addAccounts = async (db: Kysely<Schema>, count: number): Promise<readonly Account[]> => {
  const accounts = Array.from({ length: count }, () => ({ key: randomUUID(), subject: randomUUID(), meant: [] }))
  await db
    .insertInto("accounts")
    .values(accounts.map(({ key, subject }) => ({ key, subject, name: "Ana Pop", active_profile_key: key })))
    .execute()
  return accounts
}

/** Tells each account so many things in one transaction. */
const notifySome = async (db: Kysely<Schema>, accounts: readonly Account[], each: number): Promise<void> => {
  const ordered = accounts.flatMap(({ key }) => Array.from({ length: each }, () => ({ id: randomUUID(), key })))
  const now = new Date()
  await withTransaction(db, async (trx) => {
    const rows: { readonly id: string; readonly account_key: string; readonly cursor: number }[] = []
    await appendNotices(
      trx,
      ordered.map(({ id, key }) => ({
        accountKey: key,
        hub: "user-notifications",
        message: (cursor) => {
          rows.push({ id, account_key: key, cursor })
          const moment = now.toISOString()
          const kept = { source: "Order", type: "OrderPublishedEvent", level: "Info", metadata: {}, isRead: false }
          return { id, createdAt: moment, date: moment, unreadCount: cursor, ...kept }
        },
      })),
    )
    const same = { source: "Order", type: "OrderPublishedEvent", level: "Info", created_at: now, metadata } as const
    await trx
      .insertInto("notifications")
      .values(rows.map((row) => ({ ...row, ...same })))
      .execute()
  })
  for (const { id, key } of ordered) accounts.find((one) => one.key === key)?.meant.push(id)
}

const atOnce = 5

/** Tells each account so many things, a few in every transaction, the accounts in groups side by side. */
export const notifyAll = async (db: Kysely<Schema>, accounts: readonly Account[], each: number): Promise<void> => {
  const size = Math.ceil(accounts.length / atOnce)
  const groups = Array.from({ length: atOnce }, (_, at) => accounts.slice(at * size, (at + 1) * size))
  await Promise.all(
    groups.map(async (group) => {
      for (let done = 0; done < each; done += atOnce) await notifySome(db, group, Math.min(atOnce, each - done))
    }),
  )
}

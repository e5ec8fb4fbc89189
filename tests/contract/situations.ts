/** Situations of the market that operations are asked in; each has people of its own. Spec §3. */
import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { enforceAttemptLimit } from "../../server/domain/rates.ts"
import { rateLimits } from "../../src/domain/rate-limits.ts"
import type { TestApp } from "../server/harness.ts"
import { accept, apply, openChat, publishedExecutant, publishedOrder, say } from "../server/market.ts"

/**
 * From now on nobody hears of strangers' orders who doesn't ask for it: each order of hundreds would be told to everybody
 * of the hundreds of situations before it, which took most of the time. Subscriptions have tests of their own. D51; E382.
 */
export const withoutAnnouncements = async ({ db }: TestApp): Promise<void> => {
  await sql`alter table executants alter column is_subscribed set default false`.execute(db)
}

/** A key that nothing has. */
export const noKey = (): string => randomUUID()

export const onSale = async (app: TestApp) => {
  const customer = await app.person("Ana Pop")
  return { customer, order: await publishedOrder(customer) }
}

export const atWork = async (app: TestApp) => {
  const worker = await app.person("Bo Lund")
  return { worker, executant: await publishedExecutant(worker) }
}

export const both = async (app: TestApp) => ({ ...(await onSale(app)), ...(await atWork(app)) })

export const applied = async (app: TestApp) => {
  const market = await both(app)
  return { ...market, application: await apply(market.worker, market.executant.key, market.order.key) }
}

export const dealt = async (app: TestApp, { moveToArchive = false } = {}) => {
  const market = await applied(app)
  return { ...market, deal: await accept(market.customer, market.application, moveToArchive) }
}

export const talking = async (app: TestApp) => {
  const market = await both(app)
  const { worker, executant, customer } = market
  const chat = await openChat(worker, executant.key, customer.key)
  const message = await say(worker, { chatKey: chat.chatKey, authorKey: executant.key })
  return { ...market, chat, message }
}

/** Somebody with nothing but an account. */
export const stranger = (app: TestApp) => app.person("Cem Oz")

/** Takes the account away behind the person's back. */
export const deleteAccount = async (app: TestApp, key: string): Promise<void> => {
  await app.db.updateTable("accounts").set({ deleted_at: new Date() }).where("key", "=", key).execute()
}

/** As many files as may be uploaded in an hour, for once without a file. */
export const uploadALot = async (app: TestApp, accountKey: string): Promise<void> => {
  for (let sent = 0; sent < rateLimits.uploads.most; sent++) await enforceAttemptLimit(app.db, "uploads", accountKey)
}

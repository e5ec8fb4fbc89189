/** Carries out what moderation decided: the thing moves, and its owner hears of it. Spec §4; D40, D50, D91. */
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { Db, Services } from "../contract/context.ts"
import type { Notice } from "../db/notices.ts"
import { movedOrder, orderExpiry } from "../domain/orders.ts"
import { lockedOrder } from "../domain/ownership.ts"
import { tellExecutant, tellOrder } from "../tell/system.ts"
import { notify } from "../tell/user.ts"
import type { ModerationPolicy } from "./policy.ts"

export interface Decided {
  readonly reason: RefusalReason | null
  readonly tell: readonly Notice[]
}

const lockedVersion = async (db: Db, orderKey: string, versionKey: string) => {
  const order = await lockedOrder(db, orderKey)
  const version = await db.selectFrom("listing_versions").selectAll().where("key", "=", versionKey).executeTakeFirst()
  if (order === undefined || version === undefined || order.latest_version_key !== versionKey) return null
  // Archived or cancelled meanwhile, written anew, or decided already: nothing waits any more.
  const isOpen = order.status === "OnModeration" || order.status === "Published"
  if (!isOpen || version.version_status !== "OnModeration") return null
  return { order, version }
}

const hasTwin = async (db: Db, accountKey: string, orderKey: string, text: { name: string; description: string }) => {
  const twin = await db
    .selectFrom("listings")
    .innerJoin("listing_versions", "listing_versions.key", "listings.published_version_key")
    .select("listings.key")
    .where("listings.account_key", "=", accountKey)
    .where("listings.status", "=", "Published")
    .where("listings.key", "!=", orderKey)
    .where("listing_versions.name", "=", text.name)
    .where("listing_versions.description", "=", text.description)
    .executeTakeFirst()
  return twin !== undefined
}

export const decideOrder = async (
  db: Db,
  services: Services,
  policy: ModerationPolicy,
  { key, versionKey }: { readonly key: string; readonly versionKey: string },
): Promise<Decided | null> => {
  const waiting = await lockedVersion(db, key, versionKey)
  if (waiting === null) return null
  const { order, version } = waiting
  const now = services.now()
  const isDuplicate = await hasTwin(db, order.account_key, key, version)
  const reason = policy.decide({ ...version, isDuplicate })
  const isFirst = order.status === "OnModeration"
  if (reason === null && order.published_version_key !== null)
    await db
      .updateTable("listing_versions")
      .set({ version_status: "Archived" })
      .where("key", "=", order.published_version_key)
      .execute()
  await db
    .updateTable("listing_versions")
    .set({ version_status: reason === null ? "Published" : "Declined", reason })
    .where("key", "=", versionKey)
    .execute()
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: reason === null ? "Published" : isFirst ? movedOrder(order.status, "refuse") : order.status,
      reason,
      updated_date: now,
      version: eb("version", "+", 1),
      ...(reason === null
        ? { published_version_key: versionKey, approved_at: now, expires_at: orderExpiry(version.end_date, now) }
        : {}),
    }))
    .where("key", "=", key)
    .execute()
  const type = reason === null ? "OrderPublishedEvent" : "OrderModerationFailedEvent"
  const metadata = { profileKey: order.account_key, orderKey: key, orderName: version.name, ...(reason && { reason }) }
  return {
    reason,
    tell: [
      tellOrder(db, services, order, type),
      notify(db, services, {
        accountKey: order.account_key,
        source: "Order",
        type,
        level: reason === null ? "Success" : "Warning",
        metadata,
      }),
    ],
  }
}

export const decideExecutant = async (
  db: Db,
  services: Services,
  policy: ModerationPolicy,
  key: string,
): Promise<Decided | null> => {
  const row = await db.selectFrom("executants").selectAll().where("key", "=", key).forNoKeyUpdate().executeTakeFirst()
  if (row === undefined || row.status !== "OnModeration") return null
  const description = [row.description, row.work_experience, row.education_description].join("\n")
  const reason = policy.decide({ name: row.name, description, isDuplicate: false })
  await db
    .updateTable("executants")
    .set(({ eb }) => ({ status: reason === null ? "Published" : "Draft", reason, version: eb("version", "+", 1) }))
    .where("key", "=", key)
    .execute()
  const type = reason === null ? "ExecutantPublishedEvent" : "ExecutantModerationFailedEvent"
  const metadata = { profileKey: key, executantKey: key, executantName: row.name, ...(reason && { reason }) }
  return {
    reason,
    tell: [
      tellExecutant(db, row.account_key, key, type),
      notify(db, services, {
        accountKey: row.account_key,
        source: "Executant",
        type,
        level: reason === null ? "Success" : "Warning",
        metadata,
      }),
    ],
  }
}

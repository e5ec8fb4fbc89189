/** Pushes one thing to one device, if both are still there and the thing is still news. Spec §7 Notifications. */
import type { Kysely } from "kysely"
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { NotificationSubject } from "../../src/domain/notifications.ts"
import { withSnapshot } from "../db/database.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import type { JobPayloads, PushSubject } from "../queue/jobs.ts"
import { wireMoment } from "../views/moments.ts"
import { participants } from "../views/participants.ts"
import type { PushAddress, PushMessage } from "../contract/pushes.ts"
import type { Db, Services } from "../contract/services.ts"
import { pushMessage, type Pushed } from "../push/wording.ts"

type Order = JobPayloads["DeliverPush"]

/** Null when it was read or is gone. */
const notification = async (db: Db, accountKey: string, id: string): Promise<Pushed | null> => {
  const row = await db
    .selectFrom("notifications")
    .select(["source", "type", "metadata", "created_at"])
    .where("id", "=", id)
    .where("account_key", "=", accountKey)
    .where("is_read", "=", false)
    .executeTakeFirst()
  if (row === undefined) return null
  const { source, type, metadata, created_at: at } = row
  return { key: id, source, type, subject: metadata as NotificationSubject, createdAt: wireMoment(at) }
}

/** Null when it was read or taken back. */
const message = async (db: Db, services: Services, accountKey: string, key: string): Promise<Pushed | null> => {
  const row = await db
    .selectFrom("chat_messages")
    .innerJoin("chat_participants", "chat_participants.chat_key", "chat_messages.chat_key")
    .select(["chat_messages.chat_key", "author_key", "send_date", "participant_key"])
    .where("chat_messages.key", "=", key)
    .where("removed_at", "is", null)
    .where("chat_participants.account_key", "=", accountKey)
    .whereRef("participant_key", "!=", "author_key")
    .whereRef("read_up_to", "<", "message_id")
    .executeTakeFirst()
  if (row === undefined) return null
  const { chat_key: chatKey, participant_key: profileKey, author_key: authorKey, send_date: sentAt } = row
  const { name } = (await participants(db, services, [authorKey]))(authorKey)
  const subject = { chatKey, profileKey, customerName: name }
  return { key, source: "Chat", type: "ChatMessageSentEvent", subject, createdAt: wireMoment(sentAt) }
}

const pushed = (db: Db, services: Services, accountKey: string, about: PushSubject): Promise<Pushed | null> =>
  "notificationId" in about
    ? notification(db, accountKey, about.notificationId)
    : message(db, services, accountKey, about.messageKey)

interface Addressed {
  readonly address: PushAddress
  readonly message: PushMessage
}

/** A device that somebody else has subscribed meanwhile is not the account's any more (E81). */
const addressed = async (
  db: Db,
  services: Services,
  { clientKey, accountKey, about }: Order,
): Promise<Addressed | null> => {
  const device = await db
    .selectFrom("push_clients")
    .innerJoin("accounts", "accounts.key", "push_clients.account_key")
    .select(["client_id", "platform", "push_clients.language as spoken", "accounts.language"])
    .where("push_clients.key", "=", clientKey)
    .where("account_key", "=", accountKey)
    .executeTakeFirst()
  const news = device === undefined ? null : await pushed(db, services, accountKey, about)
  if (device === undefined || news === null) return null
  return {
    address: { clientId: device.client_id, platform: device.platform },
    message: pushMessage(news, chooseLanguage([device.spoken, device.language])),
  }
}

/** Not one that has subscribed again since then. */
const forgetDevice = async (trx: Db, key: string, goneSince: Date | null): Promise<void> => {
  await trx
    .deleteFrom("push_clients")
    .where("key", "=", key)
    .$if(goneSince !== null, (older) => older.where("subscribed_at", "<=", goneSince ?? new Date(0)))
    .execute()
}

export const deliverPush = async (
  db: Kysely<Schema>,
  services: Services,
  order: Order,
): Promise<(trx: Db) => Promise<readonly Notice[]>> => {
  const found = services.flags.pushNotifications
    ? await withSnapshot(db, (snapshot) => addressed(snapshot, services, order))
    : null
  const outcome = found === null ? "delivered" : await services.push.send(found.address, found.message)
  return async (trx) => {
    if (typeof outcome === "object") await forgetDevice(trx, order.clientKey, outcome.goneSince)
    return []
  }
}

/** A push that came to nothing is of no use to anybody later. */
export const forgetPushes = async (trx: Db): Promise<readonly Notice[]> => {
  await trx.deleteFrom("jobs").where("kind", "=", "DeliverPush").where("failed_at", "is not", null).execute()
  return []
}

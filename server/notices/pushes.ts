/** Orders pushes with each notification: a job for each device, so that each succeeds, waits or ends by itself. */
import { maxPushClients } from "../../src/domain/limits.ts"
import type { Db, Services } from "../contract/services.ts"
import { addJob, type PushSubject } from "../queue/jobs.ts"

export const queuePushes = async (
  db: Db,
  services: Pick<Services, "now" | "newKey" | "flags" | "push">,
  accountKey: string,
  about: PushSubject,
): Promise<void> => {
  if (!services.flags.pushNotifications) return
  const devices = await db
    .selectFrom("push_clients")
    .select(["key", "client_id", "platform"])
    .where("account_key", "=", accountKey)
    .orderBy("key")
    .limit(maxPushClients)
    .execute()
  for (const { key: clientKey, client_id: clientId, platform } of devices)
    if (services.push.reaches({ clientId, platform }))
      await addJob(db, services, { kind: "DeliverPush", payload: { clientKey, accountKey, about } }, { accountKey })
}

/** To everybody in a chat but the author. */
export const queueMessagePushes = async (
  db: Db,
  services: Pick<Services, "now" | "newKey" | "flags" | "push">,
  { chatKey, messageKey, authorKey }: { readonly [Name in "chatKey" | "messageKey" | "authorKey"]: string },
): Promise<void> => {
  const others = await db
    .selectFrom("chat_participants")
    .select("account_key")
    .where("chat_key", "=", chatKey)
    .where("participant_key", "!=", authorKey)
    .orderBy("account_key")
    .execute()
  for (const { account_key: accountKey } of others) await queuePushes(db, services, accountKey, { messageKey })
}

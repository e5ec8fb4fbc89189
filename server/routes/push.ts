/** Push subscriptions of devices. Spec §7 Notifications; D84. */
import { createHash } from "node:crypto"
import { maxPushClients, userAgentLength } from "../../src/domain/limits.ts"
import type { Handlers } from "../contract/context.ts"
import { invalid, notFound } from "../contract/refusals.ts"
import { isDeviceToken } from "../push/subscriptions.ts"
import { wireMoment } from "../views/moments.ts"

const hashOf = (clientId: string): string => createHash("sha256").update(clientId).digest("base64url")

export const pushRoutes: Handlers<"subscribeToPush" | "unsubscribeFromPush" | "listPushDevices" | "removePushDevice"> =
  {
    subscribeToPush: {
      kind: "write",
      access: "account",
      handle: async ({ db, services, caller, userAgent, input: { body } }) => {
        if (!isDeviceToken(body.pushClientId) && !services.push.accepts(body.pushClientId))
          throw invalid({ pushClientId: ["invalidFormat"] })
        const subscribed = {
          account_key: caller.accountKey,
          subscribed_at: services.now(),
          session: caller.session,
          user_agent: userAgent.slice(0, userAgentLength),
        }
        await db
          .insertInto("push_clients")
          .values({
            key: services.newKey(),
            client_id: body.pushClientId,
            client_hash: hashOf(body.pushClientId),
            ...subscribed,
          })
          .onConflict((conflict) => conflict.column("client_hash").doUpdateSet(subscribed))
          .execute()
        await db
          .deleteFrom("push_clients")
          .where("key", "in", (older) =>
            older
              .selectFrom("push_clients")
              .select("key")
              .where("account_key", "=", caller.accountKey)
              .orderBy("subscribed_at", "desc")
              .orderBy("key", "desc")
              .limit(1_000)
              .offset(maxPushClients),
          )
          .execute()
        return { tell: [], answer: async () => null }
      },
    },

    listPushDevices: {
      kind: "read",
      access: "account",
      handle: async ({ db, caller }) => {
        const rows = await db
          .selectFrom("push_clients")
          .select(["key", "client_hash", "user_agent", "subscribed_at"])
          .where("account_key", "=", caller.accountKey)
          .orderBy("subscribed_at", "desc")
          .orderBy("key", "desc")
          .limit(maxPushClients)
          .execute()
        return {
          items: rows.map(({ key, client_hash: hash, user_agent: userAgent, subscribed_at: at }) => ({
            key,
            hash,
            userAgent,
            subscribedAt: wireMoment(at),
          })),
        }
      },
    },

    removePushDevice: {
      kind: "write",
      access: "account",
      handle: async ({ db, caller, input: { path } }) => {
        const removed = await db
          .deleteFrom("push_clients")
          .where("account_key", "=", caller.accountKey)
          .where("key", "=", path.key)
          .returning("key")
          .executeTakeFirst()
        if (removed === undefined) throw notFound()
        return { tell: [], answer: async () => null }
      },
    },

    unsubscribeFromPush: {
      kind: "write",
      access: "account",
      handle: async ({ db, caller, input: { body } }) => {
        await db
          .deleteFrom("push_clients")
          .where("account_key", "=", caller.accountKey)
          .$if(body !== undefined, (some) => some.where("client_hash", "=", hashOf(body?.pushClientId ?? "")))
          .execute()
        return { tell: [], answer: async () => null }
      },
    },
  }

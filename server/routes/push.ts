/** Push subscriptions of devices. Spec §7 Notifications; D84. */
import { createHash } from "node:crypto"
import { maxPushClients } from "../../src/domain/limits.ts"
import type { Handlers } from "../contract/context.ts"
import { invalid } from "../contract/refusals.ts"
import { isDeviceToken } from "../push/subscriptions.ts"

const hashOf = (clientId: string): string => createHash("sha256").update(clientId).digest("base64url")

export const pushRoutes: Handlers<"subscribeToPush" | "unsubscribeFromPush"> = {
  subscribeToPush: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { body } }) => {
      if (!isDeviceToken(body.pushClientId) && !services.push.accepts(body.pushClientId))
        throw invalid({ pushClientId: ["invalidFormat"] })
      const subscribed = { account_key: caller.accountKey, subscribed_at: services.now() }
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

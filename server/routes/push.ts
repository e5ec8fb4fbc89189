/** Which devices are pushed to. Spec §7 push; D84. */
import { createHash } from "node:crypto"
import { maxPushClients } from "../../src/domain/limits.ts"
import type { Handlers } from "../contract/context.ts"
import { invalid } from "../contract/refusals.ts"

/** A browser's subscription is JSON with an address of its push service; anything else is a device's token. */
const requireSubscription = (clientId: string): void => {
  if (!clientId.trimStart().startsWith("{")) return
  let given: unknown
  try {
    given = JSON.parse(clientId)
  } catch {
    throw invalid({ pushClientId: ["invalidFormat"] })
  }
  const endpoint = typeof given === "object" && given !== null && "endpoint" in given ? given.endpoint : undefined
  if (typeof endpoint !== "string" || !URL.canParse(endpoint) || !/^https?:$/u.test(new URL(endpoint).protocol))
    throw invalid({ pushClientId: ["invalidFormat"] })
}

const hashOf = (clientId: string): string => createHash("sha256").update(clientId).digest("base64url")

export const pushRoutes: Handlers<"subscribeToPush" | "unsubscribeFromPush"> = {
  subscribeToPush: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { body } }) => {
      requireSubscription(body.pushClientId)
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

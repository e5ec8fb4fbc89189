/** Push subscriptions of browsers, and tokens of installed apps. Spec §7 Notifications. */
import { createHash } from "node:crypto"
import { maxPushClients, userAgentLength } from "../../src/domain/limits.ts"
import type { Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import type { NewPushClient } from "../contract/shapes.ts"
import { invalid, notFound } from "../contract/refusals.ts"
import { isDeviceToken, isTokenOf } from "../push/subscriptions.ts"
import { wireMoment } from "../views/moments.ts"

const hashOf = (clientId: string): string => createHash("sha256").update(clientId).digest("base64url")

/** A browser's subscription that may be pushed to, an app's token, or a token of which nothing else is known (E92). */
const isReachable = (services: Services, { pushClientId, app }: NewPushClient): boolean =>
  app === undefined
    ? isDeviceToken(pushClientId) || services.push.accepts(pushClientId)
    : isTokenOf(app.platform, pushClientId)

/** A token that nothing is ever pushed to is kept for nobody; the app registers again at its next start (E429). */
const isPushedTo = (services: Services, { pushClientId, app }: NewPushClient): boolean =>
  app === undefined || services.push.reaches({ clientId: pushClientId, platform: app.platform })

/** An installation has one token: what an earlier one brings would reveal it to whoever holds the phone now (E465). */
const replaceToken = async (db: Db, installationId: string, hash: string): Promise<void> => {
  await db
    .deleteFrom("push_clients")
    .where("installation_id", "=", installationId)
    .where("client_hash", "!=", hash)
    .execute()
}

export const pushRoutes: Handlers<"subscribeToPush" | "unsubscribeFromPush" | "listPushDevices" | "removePushDevice"> =
  {
    subscribeToPush: {
      kind: "write",
      access: "account",
      handle: async ({ db, services, caller, userAgent, input: { body } }) => {
        if (!isReachable(services, body)) throw invalid({ pushClientId: ["invalidFormat"] })
        if (!isPushedTo(services, body)) throw invalid({ "app.platform": ["unknownValue"] })
        const { pushClientId, app } = body
        const client = { client_id: pushClientId, client_hash: hashOf(pushClientId) }
        const subscribed = {
          account_key: caller.accountKey,
          subscribed_at: services.now(),
          session: caller.session,
          user_agent: userAgent.slice(0, userAgentLength),
          platform: app?.platform ?? null,
          installation_id: app?.installationId ?? null,
          app_version: app?.version ?? null,
          language: app?.language ?? null,
        }
        if (app !== undefined) await replaceToken(db, app.installationId, client.client_hash)
        await db
          .insertInto("push_clients")
          .values({ key: services.newKey(), ...client, ...subscribed })
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
        return { notices: [], answer: async () => null }
      },
    },

    listPushDevices: {
      kind: "read",
      access: "account",
      handle: async ({ db, caller }) => {
        const rows = await db
          .selectFrom("push_clients")
          .select(["key", "client_hash", "user_agent", "platform", "app_version", "subscribed_at"])
          .where("account_key", "=", caller.accountKey)
          .orderBy("subscribed_at", "desc")
          .orderBy("key", "desc")
          .limit(maxPushClients)
          .execute()
        return {
          items: rows.map((row) => ({
            key: row.key,
            hash: row.client_hash,
            userAgent: row.user_agent,
            app: row.platform === null ? null : { platform: row.platform, version: row.app_version ?? "" },
            subscribedAt: wireMoment(row.subscribed_at),
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
        return { notices: [], answer: async () => null }
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
        return { notices: [], answer: async () => null }
      },
    },
  }

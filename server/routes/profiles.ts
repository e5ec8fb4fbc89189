/** Executant profiles: created, changed, shown. Spec §7 Executants. */
import type { Caller, Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound, refused } from "../contract/refusals.ts"
import { changeExecutant, checkedExecutant, lockedOwnExecutant } from "../domain/executants.ts"
import { isThereFor, mayReach } from "../domain/contacts.ts"
import { makeExecutant } from "../domain/new-executants.ts"
import { ownExecutantRow } from "../domain/ownership.ts"
import { countExecutantView } from "../domain/views.ts"
import { executantNotice } from "../notices/system.ts"
import { executant, executants, publicExecutant } from "../views/profiles.ts"

const setSubscribed = async (db: Db, services: Services, caller: Caller, key: string, isSubscribed: boolean) => {
  const own = await ownExecutantRow(db, caller, key)
  await db
    .updateTable("executants")
    .set(({ eb }) => ({ is_subscribed: isSubscribed, version: eb("version", "+", 1) }))
    .where("key", "=", key)
    .execute()
  return {
    notices:
      own.is_subscribed === isSubscribed
        ? []
        : [executantNotice(db, services, caller.accountKey, key, "ExecutantChangedEvent")],
    answer: () => executant(db, services, caller.accountKey, key),
  }
}

type Operations =
  | "createExecutant"
  | "listExecutants"
  | "getExecutant"
  | "getPublicExecutant"
  | "updateExecutant"
  | "subscribeExecutant"
  | "unsubscribeExecutant"

export const profileRoutes: Handlers<Operations> = {
  createExecutant: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, language, input: { body, query } }) => {
      const key = await makeExecutant(db, services, caller, { body, publish: query.publish === true, language })
      return {
        notices: [executantNotice(db, services, caller.accountKey, key, "ExecutantSubmittedEvent")],
        answer: () => executant(db, services, caller.accountKey, key),
      }
    },
  },

  listExecutants: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller }) => {
      const items = await executants(db, services, caller.accountKey)
      return { count: items.length, items }
    },
  },

  getExecutant: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      await ownExecutantRow(db, caller, path.key)
      return executant(db, services, caller.accountKey, path.key)
    },
  },

  getPublicExecutant: {
    kind: "write",
    access: "anyone",
    handle: async ({ db, services, caller, address, userAgent, input: { path } }) => {
      const row = await db.selectFrom("executants").selectAll().where("key", "=", path.key).executeTakeFirst()
      if (row === undefined || !(await isThereFor(db, caller, row))) throw notFound()
      const known = await mayReach(db, caller, { type: "Executant", key: row.key, accountKey: row.account_key })
      const look = { caller, address, userAgent, now: services.now() }
      const counted = !known && (await countExecutantView(db, row.key, look))
      const shown = { ...row, views: row.views + (counted ? 1 : 0) }
      return {
        notices: counted ? [executantNotice(db, services, row.account_key, row.key, "ExecutantChangedEvent")] : [],
        answer: () => publicExecutant(db, services, shown, { accountKey: caller?.accountKey ?? null, mayReach: known }),
      }
    },
  },

  updateExecutant: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query, body } }) => {
      const row = await lockedOwnExecutant(db, caller, path.key)
      if (body.status !== undefined && body.status !== row.status)
        throw refused("ExecutantInvalidStateException", `The profile is ${row.status} now.`, { status: row.status })
      const change = { fields: checkedExecutant(body), publish: query.publish === true }
      return {
        notices: await changeExecutant(db, services, row, change),
        answer: () => executant(db, services, caller.accountKey, path.key),
      }
    },
  },

  subscribeExecutant: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { path } }) => setSubscribed(db, services, caller, path.key, true),
  },

  unsubscribeExecutant: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { path } }) => setSubscribed(db, services, caller, path.key, false),
  },
}

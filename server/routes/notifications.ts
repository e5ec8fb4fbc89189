/** The account's notifications. Spec §7 Notifications. */
import { notificationSources } from "../../src/domain/notifications.ts"
import type { Handlers } from "../contract/context.ts"
import { filteredBy, readSort, yesOrNo, type FilterField } from "../contract/filters.ts"
import { pageOf } from "../contract/pages.ts"
import { notFound } from "../contract/refusals.ts"
import { notificationsReadNotice } from "../notices/system.ts"
import { notificationView, unreadNotifications } from "../views/notifications.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  IsRead: yesOrNo("notifications.is_read"),
  Source: {
    column: "notifications.source",
    values: Object.fromEntries(notificationSources.map((source, number) => [source, number])),
  },
}

/** By cursor, so that notifications of the same moment keep their order. */
const sortFields = { CreatedAt: "cursor" } as const

type Operations = "listNotifications" | "countUnreadNotifications" | "readNotification" | "readAllNotifications"

export const notificationRoutes: Handlers<Operations> = {
  listNotifications: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller, input: { query } }) => {
      const sort = readSort(query.sortBy, sortFields, { column: "cursor", direction: "desc" })
      const list = db
        .selectFrom("notifications")
        .where("account_key", "=", caller.accountKey)
        .where(filteredBy(query.filter, filterFields))
      const { count, rows } = await pageOf(list, query, (all) => all.selectAll().orderBy(sort.column, sort.direction))
      return { count, items: rows.map(notificationView) }
    },
  },

  countUnreadNotifications: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller }) => ({ count: await unreadNotifications(db, caller.accountKey) }),
  },

  readNotification: {
    kind: "write",
    access: "account",
    handle: async ({ db, caller: { accountKey }, input: { path } }) => {
      const own = db.selectFrom("notifications").where("id", "=", path.id).where("account_key", "=", accountKey)
      const before = await own.select("is_read").executeTakeFirst()
      if (before === undefined) throw notFound()
      return {
        notices: before.is_read
          ? []
          : [
              notificationsReadNotice(accountKey, async () => {
                // Written here, after the account was locked: reading all of them takes the locks in the same order, so
                // the two can't deadlock.
                await db.updateTable("notifications").set({ is_read: true }).where("id", "=", path.id).execute()
                return { id: path.id, readUpTo: 0, unreadCount: await unreadNotifications(db, accountKey) }
              }),
            ],
        answer: async () => notificationView(await own.selectAll().executeTakeFirstOrThrow()),
      }
    },
  },

  readAllNotifications: {
    kind: "write",
    access: "account",
    handle: async ({ db, caller: { accountKey } }) => ({
      notices: [
        notificationsReadNotice(accountKey, async (cursor) => {
          // Written here, with the account locked: no notification with an earlier cursor can still be committed.
          await db.updateTable("notifications").set({ is_read: true }).where("account_key", "=", accountKey).execute()
          return { id: null, readUpTo: cursor, unreadCount: 0 }
        }),
      ],
      answer: async () => ({ count: await unreadNotifications(db, accountKey) }),
    }),
  },
}

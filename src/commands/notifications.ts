/** Commands about notifications. Spec §7 Notifications. */
import * as Effect from "effect/Effect"
import { notificationFilters } from "../domain/notifications.ts"
import { rowsOfPage, type NotificationsQuery } from "../domain/queries.ts"
import { toNotification } from "../events/wire/notifications.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type NotificationCommand =
  | { readonly type: "LoadNotifications"; readonly query: NotificationsQuery }
  | { readonly type: "CountUnreadNotifications" }
  | { readonly type: "MarkNotificationRead"; readonly id: string }
  | { readonly type: "MarkAllNotificationsRead" }

const countUnread = Effect.gen(function* () {
  const { notifications } = yield* Sdk
  const { data, asOf } = yield* ask((signal) => notifications.GET("/notification/unread/count", { signal }))
  return { count: data.count, asOf }
})

export const notificationHandlers: Handlers<NotificationCommand> = {
  LoadNotifications: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ query }) =>
      Effect.gen(function* () {
        const { notifications } = yield* Sdk
        const filter = notificationFilters[query.filter]
        const { data, asOf } = yield* ask((signal) =>
          notifications.GET("/notification", {
            params: {
              query: {
                ...rowsOfPage("notifications", query.page),
                sortBy: `CreatedAt ${query.order}`,
                ...(filter === null ? {} : { filter }),
              },
            },
            signal,
          }),
        )
        const items = data.items.map((item) => toNotification(item, asOf))
        return [{ type: "NotificationsPageLoaded", query, count: data.count, notifications: items, asOf }] as const
      }),
  },

  CountUnreadNotifications: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () => Effect.map(countUnread, (unread) => [{ type: "NotificationsUnreadCounted", ...unread }] as const),
  },

  MarkNotificationRead: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ id }) =>
      Effect.gen(function* () {
        const { notifications } = yield* Sdk
        yield* ask((signal) => notifications.POST("/notification/{id}/read", { params: { path: { id } }, signal }))
        const { count, asOf } = yield* countUnread
        return [{ type: "NotificationsRead", id, readUpTo: 0, unread: count, asOf }] as const
      }),
  },

  MarkAllNotificationsRead: {
    policy: "once",
    failureDisplay: "toast",
    handle: () =>
      Effect.gen(function* () {
        const { notifications } = yield* Sdk
        const { data, asOf } = yield* ask((signal) => notifications.POST("/notification/readAll", { signal }))
        return [{ type: "NotificationsRead", id: null, readUpTo: asOf, unread: data.count, asOf }] as const
      }),
  },
}

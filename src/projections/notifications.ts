/** The account's notifications, and how many of them are unread. Spec §2 Notifications. */
import type { Notification } from "../domain/notifications.ts"
import type { NotificationsQuery } from "../domain/queries.ts"
import type { NotificationEvent } from "../events/notifications.ts"
import { rememberAs, type Entities } from "./entities.ts"
import type { PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { newest, type Counted } from "./registers.ts"

export interface NotificationsState {
  byId: Entities<Notification>
  pages: Entities<PageSnapshot>
  unread: Record<"all", Counted> | Record<string, never>
  readUpTo: { readonly cursor: number; readonly asOf: number }
  readIds: Entities<{ readonly asOf: number }> // by id: the cursor at which it was read
}

const initial = (): NotificationsState => ({
  byId: {},
  pages: {},
  unread: {},
  readUpTo: { cursor: 0, asOf: 0 },
  readIds: {},
})

export const pageKey = ({ filter, order, page }: NotificationsQuery): string => `${filter}/${order}/${page}`

/** Of several facts that say the same, the first is when it became true, whichever was heard first. */
const readAllUpTo = (draft: NotificationsState, said: NotificationsState["readUpTo"]): void => {
  const { cursor, asOf } = draft.readUpTo
  if (said.cursor > cursor || (said.cursor === cursor && said.asOf < asOf)) draft.readUpTo = said
}

export const notifications = projection<NotificationsState, NotificationEvent>("notifications", initial, {
  NotificationsPageLoaded: (draft, { query, count, notifications, asOf }) => {
    rememberAs(draft.pages, pageKey(query), { keys: notifications.map(({ id }) => id), count, asOf })
    for (const one of notifications) rememberAs(draft.byId, one.id, one)
  },
  NotificationReceived: (draft, { notification, unread }) => {
    rememberAs(draft.byId, notification.id, notification)
    newest(draft.unread, "all", { count: unread, asOf: notification.asOf })
  },
  NotificationsRead: (draft, { id, readUpTo, unread, asOf }) => {
    if (id !== null) rememberAs(draft.readIds, id, { asOf })
    readAllUpTo(draft, { cursor: readUpTo, asOf })
    newest(draft.unread, "all", { count: unread, asOf })
  },
  NotificationsUnreadCounted: (draft, { count, asOf }) => newest(draft.unread, "all", { count, asOf }),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const isNotificationCountKnown = (state: NotificationsState): boolean => state.unread["all"] !== undefined

export const unreadNotifications = (state: NotificationsState): number => state.unread["all"]?.count ?? 0

/** The account's notifications, and how many of them are unread. Spec §2 Notifications. */
import { listSizes } from "../domain/limits.ts"
import { passesNotificationFilter, type Notification } from "../domain/notifications.ts"
import type { NotificationsQuery } from "../domain/queries.ts"
import type { NotificationEvent } from "../events/notifications.ts"
import { allEntities, entityByKey, rememberAs, type Entities } from "./entities.ts"
import { derivePage, rememberPage, type Page, type PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { newest, type Counted } from "./registers.ts"
import { stable } from "./selectors.ts"

export interface NotificationsState {
  byId: Entities<Notification>
  pages: Record<string, PageSnapshot>
  unread: Record<"all", Counted> | Record<string, never>
  readUpTo: { readonly cursor: number; readonly asOf: number }
  readIds: Record<string, number> // id → the cursor at which it was read
}

const initial = (): NotificationsState => ({
  byId: {},
  pages: {},
  unread: {},
  readUpTo: { cursor: 0, asOf: 0 },
  readIds: {},
})

const pageKey = ({ filter, order, page }: NotificationsQuery): string => `${filter}/${order}/${page}`

/** Of several facts that say the same, the first is when it became true, whichever was heard first. */
const readAllUpTo = (draft: NotificationsState, said: NotificationsState["readUpTo"]): void => {
  const { cursor, asOf } = draft.readUpTo
  if (said.cursor > cursor || (said.cursor === cursor && said.asOf < asOf)) draft.readUpTo = said
}

export const notifications = projection<NotificationsState, NotificationEvent>("notifications", initial, {
  NotificationsPageLoaded: (draft, { query, count, notifications, asOf }) => {
    rememberPage(draft.pages, pageKey(query), { keys: notifications.map(({ id }) => id), count, asOf })
    for (const one of notifications) rememberAs(draft.byId, one.id, one)
  },
  NotificationReceived: (draft, { notification, unread }) => {
    rememberAs(draft.byId, notification.id, notification)
    newest(draft.unread, "all", { count: unread, asOf: notification.asOf })
  },
  NotificationsRead: (draft, { id, readUpTo, unread, asOf }) => {
    if (id !== null) draft.readIds[id] = Math.max(asOf, draft.readIds[id] ?? 0)
    readAllUpTo(draft, { cursor: readUpTo, asOf })
    newest(draft.unread, "all", { count: unread, asOf })
  },
  NotificationsUnreadCounted: (draft, { count, asOf }) => newest(draft.unread, "all", { count, asOf }),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

/** Reading is for ever, so a notification is read if any fact says so. */
const asRead = (state: NotificationsState, one: Notification): Notification & { readonly key: string } => {
  const readAt = Math.max(state.readIds[one.id] ?? 0, one.cursor <= state.readUpTo.cursor ? state.readUpTo.asOf : 0)
  return readAt === 0
    ? { ...one, key: one.id }
    : { ...one, key: one.id, isRead: true, asOf: Math.max(one.asOf, readAt) }
}

const lastReadAt = ({ readUpTo, readIds }: NotificationsState): number =>
  Math.max(readUpTo.asOf, ...Object.values(readIds))

export const isNotificationCountKnown = (state: NotificationsState): boolean => state.unread["all"] !== undefined

export const unreadNotifications = (state: NotificationsState): number => state.unread["all"]?.count ?? 0

export const notificationById: (state: NotificationsState, id: string) => Notification | undefined = stable(
  (id) => id,
  (state: NotificationsState, id: string) => {
    const one = entityByKey(state.byId, id)
    return one === undefined ? undefined : asRead(state, one)
  },
)

export const notificationsPage: (state: NotificationsState, query: NotificationsQuery) => Page | undefined = stable(
  pageKey,
  (state: NotificationsState, query: NotificationsQuery) => {
    const snapshot = state.pages[pageKey(query)]
    if (snapshot === undefined) return undefined
    const way = query.order === "desc" ? -1 : 1
    const all = new Map([...allEntities(state.byId)].map((one) => [one.id, asRead(state, one)]))
    return derivePage(snapshot, {
      page: query.page,
      size: listSizes.notifications,
      entity: (id) => all.get(id),
      known: all.values(),
      concerns: ({ source }) => passesNotificationFilter({ source, isRead: false }, query.filter),
      belongs: (one) => passesNotificationFilter(one, query.filter),
      compare: (a, b) => (a.cursor === b.cursor ? (a.id < b.id ? -1 : 1) : way * (a.cursor - b.cursor)),
      unseen: query.filter === "unread" && lastReadAt(state) > snapshot.asOf,
    })
  },
)

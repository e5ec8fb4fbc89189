/** Selectors of the notifications' pages, for the screens that list them. Spec §2 Notifications. */
import { listSizes } from "../domain/limits.ts"
import { passesNotificationFilter, type Notification } from "../domain/notifications.ts"
import type { NotificationsQuery } from "../domain/queries.ts"
import { allEntities, entityByKey } from "./entities.ts"
import { pageKey, type NotificationsState } from "./notifications.ts"
import { derivePage, letGoUpTo, type Page } from "./pages.ts"
import { stable } from "./selectors.ts"

/** Reading is for ever, so a notification is read if any fact says so. */
const asRead = (state: NotificationsState, one: Notification): Notification & { readonly key: string } => {
  const readAt = Math.max(
    entityByKey(state.readIds, one.id)?.asOf ?? 0,
    one.cursor <= state.readUpTo.cursor ? state.readUpTo.asOf : 0,
  )
  return readAt === 0
    ? { ...one, key: one.id }
    : { ...one, key: one.id, isRead: true, asOf: Math.max(one.asOf, readAt) }
}

const lastReadAt = ({ readUpTo, readIds }: NotificationsState): number =>
  Math.max(readUpTo.asOf, ...[...allEntities(readIds)].map(({ asOf }) => asOf))

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
    const snapshot = entityByKey(state.pages, pageKey(query))
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
      letGoUpTo: letGoUpTo(state.byId, state.readIds),
      unseen: query.filter === "unread" && lastReadAt(state) > snapshot.asOf,
    })
  },
)

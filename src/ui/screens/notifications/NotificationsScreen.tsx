/** The account's notifications, by day, with unread ones marked. Spec §2 Notifications. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { notificationFilterNames } from "../../../domain/notifications.ts"
import type { NotificationsQuery } from "../../../domain/queries.ts"
import { notifications, unreadNotifications } from "../../../projections/notifications.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { PlainSelect } from "../../parts/Select.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"
import { paths } from "../../app/paths.ts"
import { NotificationsList } from "./NotificationsList.tsx"
import { useMarkAll } from "./use-mark-all.ts"

interface NotificationsScreenProps {
  readonly query: NotificationsQuery
  readonly onQuery: (query: NotificationsQuery) => void
}

/** The button goes with what it did: the focus stays on the page. */
const leaving = (act: () => void): void => {
  document.querySelector<HTMLElement>("#page-title")?.focus()
  act()
}

export const NotificationsScreen = ({ query, onQuery }: NotificationsScreenProps): ReactElement => {
  const intl = useIntl()
  const known = useReadModel(notifications, unreadNotifications, undefined)
  const { isMarked, isSending, mark, undo, hold } = useMarkAll()
  const unread = isMarked ? 0 : known
  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "notifications.title" })}
        lead={<output>{intl.formatMessage({ id: "notifications.unreadCount" }, { count: unread })}</output>}
        actions={
          <>
            {unread > 0 && (
              <Button kind="quiet" icon="checks" onClick={() => leaving(mark)}>
                <FormattedMessage id="notifications.markAll" />
              </Button>
            )}
            <span className="notices-order">
              <PlainSelect
                aria-label={intl.formatMessage({ id: "notifications.order" })}
                value={query.order}
                onChange={(order) => onQuery({ ...query, order, page: 1 })}
                options={(["desc", "asc"] as const).map((value) => ({
                  value,
                  label: intl.formatMessage({ id: `notifications.order.${value}` }),
                }))}
              />
            </span>
          </>
        }
      />
      {isMarked && !isSending && (
        <output className="notices-undo">
          <Note
            tone="green"
            action={
              <Button
                size="small"
                icon="undo"
                onClick={() => leaving(undo)}
                onPointerEnter={() => hold(true)}
                onPointerLeave={() => hold(false)}
                onFocus={() => hold(true)}
                onBlur={() => hold(false)}
              >
                <FormattedMessage id="core.undo" />
              </Button>
            }
          >
            <FormattedMessage id="notifications.markedAll" />
          </Note>
        </output>
      )}
      <TabLinks
        label={intl.formatMessage({ id: "notifications.filter" })}
        tabs={notificationFilterNames.map((filter) => ({
          href: paths.notifications({ ...query, filter, page: 1 }),
          label: intl.formatMessage({ id: `notifications.filter.${filter}` }),
          current: filter === query.filter,
        }))}
      />
      <NotificationsList query={query} isAllRead={isMarked} />
    </div>
  )
}

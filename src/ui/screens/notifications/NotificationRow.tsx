/** One notification: what happened, when, and the way there; opening it marks it as read. Spec §3 Notification. */
import { memo, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { notificationTarget } from "../../../domain/notification-target.ts"
import { notifications } from "../../../projections/notifications.ts"
import { notificationById } from "../../../projections/notification-lists.ts"
import { useDispatch, usePending, useReadModel } from "../../app/read-models.ts"
import { notificationText } from "../../i18n/notification-text.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { notificationIcon } from "./notification-icon.ts"
import { nextFocus } from "./next-focus.ts"

interface NotificationRowProps {
  readonly id: string
  readonly isShownRead: boolean
}

export const NotificationRow = memo(({ id, isShownRead }: NotificationRowProps): ReactElement | null => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const row = useRef<HTMLLIElement>(null)
  const notification = useReadModel(notifications, notificationById, id)
  const isMarking = usePending({ type: "MarkNotificationRead", id })
  if (notification === undefined) return null
  const isUnread = !notification.isRead && !isShownRead
  const text = notificationText(intl, notification)
  const target = notificationTarget(notification)
  const mark = (): void => {
    if (isUnread && !isMarking) void dispatch({ type: "MarkNotificationRead", id })
  }
  return (
    <li ref={row} className="notices-row" data-unread={isUnread || undefined}>
      <span className="notices-icon" data-level={notification.level}>
        <Icon name={notificationIcon(notification)} />
      </span>
      <div className="notices-words">
        {isUnread && (
          <span className="p-hidden">
            <FormattedMessage id="notifications.unread" />
          </span>
        )}
        {target === null ? (
          <p className="notices-text">{text}</p>
        ) : (
          <Anchor href={target} className="notices-text notices-link" onClick={mark}>
            {text}
          </Anchor>
        )}
        <time
          className="notices-time"
          dateTime={notification.createdAt}
          title={intl.formatDate(notification.createdAt, { dateStyle: "medium", timeStyle: "short" })}
        >
          {intl.formatTime(notification.createdAt)}
        </time>
      </div>
      {isUnread && (
        <span className="notices-mark">
          <IconButton
            icon="check"
            label={intl.formatMessage({ id: "notifications.markReadNamed" }, { text })}
            title={intl.formatMessage({ id: "notifications.markRead" })}
            aria-disabled={isMarking}
            onClick={() => {
              nextFocus(row.current)?.focus()
              mark()
            }}
          />
        </span>
      )}
    </li>
  )
})
NotificationRow.displayName = "NotificationRow"

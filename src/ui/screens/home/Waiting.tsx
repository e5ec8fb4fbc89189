/** What waits for the one who is signed in: unread messages of the active profile, and the newest unread news. D21. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import type { NotificationsQuery } from "../../../domain/queries.ts"
import { chat, unreadOfProfile } from "../../../projections/chat.ts"
import { notifications, notificationsPage, unreadNotifications } from "../../../projections/notifications.ts"
import { useFresh } from "../../app/fresh.ts"
import { paths } from "../../app/paths.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { NotificationRow } from "../notifications/NotificationRow.tsx"

const query: NotificationsQuery = { filter: "unread", order: "desc", page: 1 }
const most = 4

/** As rows that lead to what each is about. */
const News = (): ReactElement | null => {
  const page = useReadModel(notifications, notificationsPage, query)
  useFresh({ command: { type: "LoadNotifications", query }, known: page })
  if (page === undefined || page.keys.length === 0) return null
  return (
    <ul className="notices-list">
      {page.keys.slice(0, most).map((id) => (
        <NotificationRow key={id} id={id} isShownRead={false} />
      ))}
    </ul>
  )
}

export const Waiting = ({ account }: { readonly account: Account }): ReactElement => {
  const messages = useReadModel(chat, unreadOfProfile, account.activeProfileKey)
  const news = useReadModel(notifications, unreadNotifications, undefined)
  const [hasChat, hasNews] = [useFlag("chat"), useFlag("notifications")]
  return (
    <section className="home-section home-waiting" aria-labelledby="home-waiting">
      <div className="home-section-head">
        <h2 id="home-waiting">
          <FormattedMessage id="home.waiting" />
        </h2>
        {hasNews && news > most && (
          <Anchor href={paths.notifications(query)}>
            <FormattedMessage id="home.waiting.all" values={{ count: news }} />
          </Anchor>
        )}
      </div>
      {messages === 0 && news === 0 && (
        <p className="home-muted">
          <FormattedMessage id="home.waiting.nothing" />
        </p>
      )}
      {hasChat && messages > 0 && (
        <Anchor href={paths.chats(account.activeProfileKey)} className="home-waiting-link">
          <Icon name="chat" />
          <FormattedMessage id="core.badge.unreadMessages" values={{ count: messages }} />
          <Icon name="chevron-right" size={16} />
        </Anchor>
      )}
      {hasNews && news > 0 && <News />}
    </section>
  )
}

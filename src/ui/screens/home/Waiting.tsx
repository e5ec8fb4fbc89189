/** What waits for the one who is signed in: notifications, and messages of the active profile. D21. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { chat, unreadOfProfile } from "../../../projections/chat.ts"
import { notifications, unreadNotifications } from "../../../projections/notifications.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { paths } from "../../app/paths.ts"

const unreadNews = paths.notifications({ filter: "unread", order: "desc", page: 1 })

export const Waiting = ({ account }: { readonly account: Account }): ReactElement => {
  const messages = useReadModel(chat, unreadOfProfile, account.activeProfileKey)
  const news = useReadModel(notifications, unreadNotifications, undefined)
  return (
    <section className="home-waiting" aria-labelledby="home-waiting">
      <h2 id="home-waiting" className="home-waiting-title">
        <FormattedMessage id="core.home.waiting" />
      </h2>
      {messages === 0 && news === 0 && (
        <p className="home-muted">
          <FormattedMessage id="core.home.nothingWaiting" />
        </p>
      )}
      <ul className="home-waiting-list">
        {messages > 0 && (
          <li>
            <Anchor href={paths.chats(account.activeProfileKey)} className="home-waiting-link">
              <Icon name="chat" />
              <FormattedMessage id="core.badge.unreadMessages" values={{ count: messages }} />
              <Icon name="chevron-right" size={16} />
            </Anchor>
          </li>
        )}
        {news > 0 && (
          <li>
            <Anchor href={unreadNews} className="home-waiting-link">
              <Icon name="bell" />
              <FormattedMessage id="core.badge.unreadNotifications" values={{ count: news }} />
              <Icon name="chevron-right" size={16} />
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  )
}

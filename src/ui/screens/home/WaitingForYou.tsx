/**
 * Shows what waits for the one who is signed in: deals of the active profile to rate and unread messages, then the
 * newest news.
 */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import type { NotificationsQuery } from "../../../domain/queries.ts"
import type { Side } from "../../../domain/participants.ts"
import { chat, isUnreadKnown, unreadOfProfile } from "../../../projections/chat.ts"
import { unratedAmong } from "../../../projections/deal-feedbacks.ts"
import { feedback } from "../../../projections/feedback.ts"
import { isNotificationCountKnown, notifications, unreadNotifications } from "../../../projections/notifications.ts"
import { notificationsPage } from "../../../projections/notification-lists.ts"
import { useFresh, type Fresh } from "../../app/use-fresh.ts"
import { paths } from "../../app/paths.ts"
import { useDispatch, useFailure, useFlag, usePending, useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { useRateableDeals } from "../deals/use-to-rate.ts"
import { NotificationRow } from "../notifications/NotificationRow.tsx"
import { ToRate } from "./ToRate.tsx"

const query: NotificationsQuery = { filter: "unread", order: "desc", page: 1 }
const most = 4
/** Each asks for itself whether it was rated. */
const mostToRate = 4

/** Shows the newest news as rows that lead to what each is about. */
const News = (): ReactElement => {
  const page = useReadModel(notifications, notificationsPage, query)
  const fresh = useFresh({ command: { type: "LoadNotifications", query }, known: page })
  return (
    <Known of={page} fresh={fresh} shape="rows" count={1}>
      {({ keys }) =>
        keys.length > 0 && (
          <ul className="notices-list">
            {keys.slice(0, most).map((id) => (
              <NotificationRow key={id} id={id} isShownRead={false} />
            ))}
          </ul>
        )
      }
    </Known>
  )
}

const gap = { type: "FillGap" } as const

interface WaitingForYouProps {
  readonly account: Account
  readonly side: Side
}

export const WaitingForYou = ({ account, side }: WaitingForYouProps): ReactElement => {
  const profileKey = account.activeProfileKey
  const { rateable: all, fresh } = useRateableDeals({ profileKey, side })
  const rateable = all?.slice(0, mostToRate)
  const dealKeys = (rateable ?? []).map(({ key }) => key)
  const unrated = useReadModel(feedback, unratedAmong, dealKeys)
  const isNothingToRate = rateable !== undefined && unrated?.length === 0
  const messages = useReadModel(chat, unreadOfProfile, profileKey)
  const news = useReadModel(notifications, unreadNotifications, undefined)
  const [hasChat, hasNews] = [useFlag("chat"), useFlag("notifications")]
  const areMessagesKnown = useReadModel(chat, isUnreadKnown, profileKey) || !hasChat
  const isNewsKnown = useReadModel(notifications, isNotificationCountKnown, undefined) || !hasNews
  const dispatch = useDispatch()
  const uncounted = [
    ...(areMessagesKnown ? [] : [{ type: "CountChatUnread", profileKey, side } as const]),
    ...(isNewsKnown ? [] : [{ type: "CountUnreadNotifications" } as const]),
  ]
  const [first = null] = uncounted
  // Until the connection is live, filling the gap asks for them.
  const unfilled = useFailure(gap)
  const [busy, failure] = [usePending(first), useFailure(first) ?? unfilled]
  const countAgain = (): void => {
    for (const command of uncounted) void dispatch(command)
  }
  const lacking: Fresh = first === null ? fresh : { busy, failure, ask: countAgain }
  const hasMessages = hasChat && messages > 0
  const isShown = hasMessages || (hasNews && news > 0) || (unrated?.length ?? 0) > 0
  const isNothing = areMessagesKnown && isNewsKnown && isNothingToRate && !isShown
  return (
    <section className="home-section" aria-labelledby="home-waiting">
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
      {isNothing && (
        <p className="home-muted">
          <FormattedMessage id="home.waiting.nothing" />
        </p>
      )}
      {!isShown && !isNothing && (
        <Known of={undefined} fresh={lacking} shape="rows" count={1}>
          {() => null}
        </Known>
      )}
      {rateable !== undefined && rateable.length > 0 && <ToRate deals={rateable} profileKey={profileKey} />}
      {hasMessages && (
        <Anchor href={paths.chats(profileKey)} className="home-waiting-link">
          <Icon name="chat" />
          <FormattedMessage id="core.badge.unreadMessages" values={{ count: messages }} />
          <Icon name="chevron-right" size={16} />
        </Anchor>
      )}
      {hasNews && news > 0 && <News />}
    </section>
  )
}

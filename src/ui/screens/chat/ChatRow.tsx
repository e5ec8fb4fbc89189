/** One conversation in the list: with whom, about what, the last words and how many are unread. Spec §3 Chat. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { otherParticipant } from "../../../domain/chat.ts"
import { sideOf } from "../../../domain/participants.ts"
import { chat as chatProjection, chatByKey } from "../../../projections/chat.ts"
import { chatMessageAt } from "../../../projections/chat-lists.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { shortMoment } from "../../i18n/days.ts"
import { messageText } from "../../i18n/message-text.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { CountBadge } from "../../parts/CountBadge.tsx"
import { Excerpt } from "./Excerpt.tsx"
import { paths } from "../../app/paths.ts"
import { shownOther } from "./shown-other.ts"
import { useIsOnline } from "./use-online.ts"

interface ChatRowProps {
  readonly chatKey: string
  readonly profileKey: string
  readonly isOpen: boolean
  /** The message that a search has found; `messageId` is null where the chat's name or title has the words. */
  readonly found?: { readonly term: string; readonly messageId: number | null }
  /** The row's place in a list of which some rows are drawn, and the number of all; -1: more than are known. */
  readonly index?: number
  readonly setSize?: number
  readonly above?: number // px
  readonly measure?: (row: HTMLElement | null) => void
}

export const ChatRow = memo((props: ChatRowProps): ReactElement | null => {
  const { chatKey, profileKey, isOpen, found, index, setSize, above, measure } = props
  const intl = useIntl()
  const { device } = useApp()
  const chat = useReadModel(chatProjection, chatByKey, chatKey)
  const message = useReadModel(chatProjection, chatMessageAt, { chatKey, id: found?.messageId ?? 0 })
  const participantKey = chat === undefined ? "" : otherParticipant(chat, profileKey).key
  const isOnline = useIsOnline({ profileKey, participantKey })
  if (chat === undefined) return null
  const other = shownOther(intl, chat, profileKey)
  const last = message ?? chat.lastMessage
  const said = last && messageText(intl, last)
  const words =
    said !== null && message !== undefined && found !== undefined ? <Excerpt text={said} term={found.term} /> : said
  return (
    <li
      ref={measure}
      className="chat-row"
      data-open={isOpen || undefined}
      data-unread={chat.unread > 0 || undefined}
      data-row={chatKey}
      data-index={index}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={setSize}
      style={{ marginBlockStart: above }}
    >
      <span className="chat-row-picture" data-online={isOnline || undefined}>
        <Avatar name={other.name} photo={other.photo} size={40} tone={sideOf(other)} />
        {isOnline && (
          <span className="p-hidden">
            <FormattedMessage id="chat.online" />
          </span>
        )}
      </span>
      <div className="chat-row-words">
        <p className="chat-row-line">
          <Anchor
            href={message === undefined ? paths.chat(profileKey, chatKey) : paths.chatMessage(profileKey, message)}
            className="chat-row-name"
            data-chat-link={chatKey}
            aria-current={isOpen ? "page" : undefined}
          >
            {other.name}
          </Anchor>
          {last !== null && (
            <time
              className="chat-row-time"
              dateTime={last.sentAt}
              title={intl.formatDate(last.sentAt, { dateStyle: "medium", timeStyle: "short" })}
            >
              {shortMoment(intl, last.sentAt, device.now())}
            </time>
          )}
        </p>
        <p className="chat-row-about">{message?.context?.name ?? chat.name}</p>
        <p className="chat-row-line">
          <span className="chat-row-last" data-removed={last?.isRemoved || undefined}>
            {last === null ? (
              <FormattedMessage id="chat.noMessages" />
            ) : last.authorKey === profileKey ? (
              <FormattedMessage id="chat.you" values={{ text: words }} />
            ) : (
              words
            )}
          </span>
          <CountBadge
            count={chat.unread}
            label={intl.formatMessage({ id: "chat.unread" }, { count: chat.unread, name: other.name })}
          />
        </p>
      </div>
    </li>
  )
})
ChatRow.displayName = "ChatRow"

/** One message with its time and, when it is ours, how far it has come. D71, D76. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { ChatBubble } from "../../parts/ChatBubble.tsx"
import { About } from "./About.tsx"
import { DeleteMessageLink } from "./DeleteMessageLink.tsx"
import { DeliveryState } from "./DeliveryState.tsx"
import type { ThreadMessage } from "./thread-items.ts"

interface MessageProps {
  readonly item: ThreadMessage
  readonly isOnline: boolean
  readonly onSendAgain: (message: ThreadMessage) => void
  readonly onRemove: (messageKey: string) => void
}

const Failed = ({ item, onSendAgain, onRemove }: MessageProps): ReactElement => {
  const intl = useIntl()
  return (
    <div className="chat-failed">
      {item.failure !== null && <p className="chat-error">{failureText(intl, item.failure)}</p>}
      <div className="chat-failed-acts">
        <Button size="small" icon="refresh" onClick={() => onSendAgain(item)}>
          <FormattedMessage id="chat.sendAgain" />
        </Button>
        <Button size="small" kind="quiet" icon="trash" onClick={() => onRemove(item.key)}>
          <FormattedMessage id="chat.remove" />
        </Button>
      </div>
    </div>
  )
}

/** What is left of it keeps its place (E79). */
const Removed = ({ item, time }: { readonly item: ThreadMessage; readonly time: ReactElement }): ReactElement => (
  <ChatBubble own={item.own} author={null} time={time} removed>
    {item.own ? (
      <FormattedMessage id="chat.removed.you" />
    ) : (
      <FormattedMessage id="chat.removed.other" values={{ name: item.authorName }} />
    )}
  </ChatBubble>
)

export const Message = memo((props: MessageProps): ReactElement => {
  const intl = useIntl()
  const { item, isOnline } = props
  const time = (
    <time dateTime={item.at} title={intl.formatDate(item.at, { dateStyle: "medium", timeStyle: "short" })}>
      {intl.formatTime(item.at)}
    </time>
  )
  const author = item.own ? intl.formatMessage({ id: "chat.by.you" }) : item.authorName
  return (
    <div
      className="chat-message"
      data-starts={item.startsGroup || undefined}
      {...(item.own ? {} : { "data-message-id": item.id, "data-message-key": item.key })}
    >
      <p className="p-hidden">{author}</p>
      {item.isRemoved ? (
        <Removed item={item} time={time} />
      ) : (
        <div className="chat-message-line">
          {item.own && item.id !== null && <DeleteMessageLink chatKey={item.chatKey} messageKey={item.key} />}
          <ChatBubble
            own={item.own}
            author={null}
            about={item.about !== null && <About context={item.about} />}
            time={time}
            state={item.delivery === null ? null : <DeliveryState delivery={item.delivery} isOnline={isOnline} />}
            failed={item.delivery === "failed"}
          >
            {item.text}
          </ChatBubble>
        </div>
      )}
      {item.delivery === "failed" && <Failed {...props} />}
    </div>
  )
})
Message.displayName = "Message"

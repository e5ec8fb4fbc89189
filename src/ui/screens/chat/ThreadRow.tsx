/** One row of a thread: a message, below the line of its day or of what is unread. experience: Chat. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useApp } from "../../app/context.tsx"
import { dayText } from "../../i18n/days.ts"
import { standingAlone } from "../../i18n/format.tsx"
import { ChatDay } from "../../parts/ChatBubble.tsx"
import { Message, type MessageProps } from "./Message.tsx"

interface ThreadRowProps extends MessageProps {
  readonly index: number
  readonly above: number // px
  readonly measure: (row: HTMLElement | null) => void
}

export const ThreadRow = memo(({ index, above, measure, ...message }: ThreadRowProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const { key, at, startsDay, startsUnread, startsGroup } = message.item
  return (
    <div
      ref={measure}
      className="chat-item"
      data-index={index}
      data-row={key}
      data-starts={startsGroup || undefined}
      style={{ marginBlockStart: above }}
    >
      {startsDay && <ChatDay>{standingAlone(intl, dayText(intl, at, device.now()))}</ChatDay>}
      {startsUnread && (
        <p className="chat-unread-line" data-unread-line>
          <FormattedMessage id="chat.unreadLine" />
        </p>
      )}
      <Message {...message} />
    </div>
  )
})
ThreadRow.displayName = "ThreadRow"

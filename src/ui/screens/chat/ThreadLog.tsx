/** The messages by day, scrolled to the end unless the person has scrolled up. experience: Chat. */
import { useMemo, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Chat, ChatMessage } from "../../../domain/chat.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import { useApp } from "../../app/context.tsx"
import { paths } from "../../app/paths.ts"
import { dayText } from "../../i18n/days.ts"
import { standingAlone } from "../../i18n/format.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { ChatDay } from "../../parts/ChatBubble.tsx"
import { Announcer } from "./Announcer.tsx"
import { Message } from "./Message.tsx"
import { MoreMessages } from "./MoreMessages.tsx"
import { ThreadStart } from "./ThreadStart.tsx"
import { threadItems, type ThreadItem } from "./thread-items.ts"
import { useReadMark } from "./use-read-mark.ts"
import type { Passage } from "./use-passage.ts"
import type { Send } from "./use-send.ts"
import { shownOther } from "./shown-other.ts"
import { useThreadScroll } from "./use-thread-scroll.ts"

interface ThreadLogProps {
  readonly chat: Chat
  readonly profileKey: string
  readonly thread: Passage & { readonly messages: readonly ChatMessage[] }
  readonly at: number | null // the id of the message that was looked for
  readonly outgoing: readonly OutgoingMessage[]
  readonly isOnline: boolean
  readonly acts: Send
}

const none: readonly OutgoingMessage[] = []

export const ThreadLog = (props: ThreadLogProps): ReactElement => {
  const { chat, profileKey, thread, at, isOnline, acts } = props
  const intl = useIntl()
  const { device } = useApp()
  const { messages, newer } = thread
  // Messages that wait to be sent come after the newest one.
  const outgoing = newer === null ? props.outgoing : none
  const other = shownOther(intl, chat, profileKey)
  const readUpTo = chat.participants.find(({ key }) => key === profileKey)?.readUpTo ?? 0
  // The unread line stays where it was when the chat was opened, whatever is read meanwhile.
  const [unreadAfter] = useState(chat.unread > 0 && at === null ? readUpTo : null)
  const items = useMemo(
    () => threadItems({ messages, outgoing, profileKey, readByOther: other.readUpTo, unreadAfter }),
    [messages, outgoing, profileKey, other.readUpTo, unreadAfter],
  )
  const last = items.at(-1)
  const { log, hasNewBelow, toEnd, onScroll } = useThreadScroll({
    firstKey: messages[0]?.key ?? outgoing[0]?.key,
    lastKey: last?.key,
    lastIsOwn: last?.kind === "message" && last.own,
    onTop: thread.loadOlder,
    onEnd: newer?.load ?? null,
  })
  useReadMark({ log, chatKey: chat.key, profileKey, readUpTo, newestId: messages.at(-1)?.id ?? 0 })

  const drawn = (item: ThreadItem): ReactElement => {
    switch (item.kind) {
      case "day":
        return <ChatDay key={item.key}>{standingAlone(intl, dayText(intl, item.at, device.now()))}</ChatDay>
      case "unread":
        return (
          <p key={item.key} className="chat-unread-line" data-unread-line>
            <FormattedMessage id="chat.unreadLine" />
          </p>
        )
      case "message":
        return <Message key={item.key} {...{ item, isOnline, acts }} isFound={item.id !== null && item.id === at} />
    }
  }

  return (
    <div className="chat-log-frame">
      {/* Not live: Announcer announces new messages, once. */}
      <div
        ref={log}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={intl.formatMessage({ id: "chat.log" }, { name: other.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        onScroll={onScroll}
      >
        <ThreadStart thread={thread} name={other.name} />
        {items.map(drawn)}
        {newer !== null && (
          <MoreMessages
            which="newer"
            isLoading={newer.isLoading}
            hasFailed={newer.failure !== undefined}
            onLoad={newer.load}
          />
        )}
      </div>
      {newer !== null && (
        <div className="chat-to-new">
          <ButtonLink kind="secondary" size="small" icon="chevron-down" href={paths.chat(profileKey, chat.key)}>
            <FormattedMessage id="chat.newest" />
          </ButtonLink>
        </div>
      )}
      {hasNewBelow && (
        <div className="chat-to-new">
          <Button kind="primary" size="small" icon="chevron-down" onClick={toEnd}>
            <FormattedMessage id="chat.toNew" />
          </Button>
        </div>
      )}
      <Announcer messages={messages} outgoing={outgoing} profileKey={profileKey} />
    </div>
  )
}

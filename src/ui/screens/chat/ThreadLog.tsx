/** The messages by day, scrolled to the end unless the person has scrolled up; those in view are drawn. experience: Chat. */
import { useMemo, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Chat, ChatMessage } from "../../../domain/chat.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import { paths } from "../../app/paths.ts"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Announcer } from "./Announcer.tsx"
import { MoreMessages } from "./MoreMessages.tsx"
import { ThreadStart } from "./ThreadStart.tsx"
import { ThreadRow } from "./ThreadRow.tsx"
import { threadItems } from "./thread-items.ts"
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
  const { log, setLog, setList, rows, measure, height, hasNewBelow, toEnd, onScroll } = useThreadScroll({
    items,
    opensAt: items.findIndex(({ id, startsUnread }) => startsUnread || (at !== null && id === at)),
    onTop: thread.loadOlder,
    onEnd: newer?.load ?? null,
  })
  useReadMark({
    log,
    chatKey: chat.key,
    profileKey,
    readUpTo,
    newestId: messages.at(-1)?.id ?? 0,
  })

  return (
    <div className="chat-log-frame">
      {/* Not live: Announcer announces new messages, once. */}
      <div
        ref={setLog}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={intl.formatMessage({ id: "chat.log" }, { name: other.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        onScroll={onScroll}
      >
        <ThreadStart thread={thread} name={other.name} />
        <div ref={setList} className="chat-items" style={{ blockSize: height }}>
          {rows.map(({ index, above }) => {
            const item = items[index]
            return (
              item !== undefined && (
                <ThreadRow
                  key={item.key}
                  {...{ item, index, above, isOnline, acts }}
                  measure={measure}
                  isFound={item.id !== null && item.id === at}
                />
              )
            )
          })}
        </div>
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

/**
 * Below the other side's name: what the chat is about, whether they are online, and instead of that that they write.
 */
import { useEffect, useState, type ReactElement, type ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Chat } from "../../../domain/chat.ts"
import { chatPresence, isTyping as isTypingIn } from "../../../projections/chat-presence.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { Words } from "../../i18n/Words.tsx"
import { shownOther } from "./shown-other.ts"
import { useIsOnline } from "./use-online.ts"

interface ThreadStateProps {
  readonly chat: Chat
  readonly profileKey: string
}

/** Answers whether this is the first time since the last message: whoever pauses while writing is announced once. */
const useFirst = (isTyping: boolean, lastMessage: number): boolean => {
  const [announced, setAnnounced] = useState<number | null>(null)
  useEffect(() => (isTyping ? () => setAnnounced(lastMessage) : undefined), [isTyping, lastMessage])
  return isTyping && announced !== lastMessage
}

const asOnline = (words: readonly ReactNode[]): ReactElement => (
  <span className="chat-head-online">
    <Words>{words}</Words>
  </span>
)

export const ThreadState = ({ chat, profileKey }: ThreadStateProps): ReactElement => {
  const { key: participantKey, name } = shownOther(useIntl(), chat, profileKey)
  const isOn = useFlag("presenceInChat")
  const isReported = useReadModel(chatPresence, isTypingIn, { chatKey: chat.key, participantKey })
  const isTyping = isOn && isReported
  const isOnline = useIsOnline({ profileKey, participantKey })
  const isFirst = useFirst(isTyping, chat.lastMessage?.id ?? 0)
  const typing = <FormattedMessage id="chat.typing" values={{ name }} />
  return (
    <>
      <p className="chat-head-about" data-typing={isTyping || undefined}>
        {isTyping ? (
          typing
        ) : isOnline ? (
          <FormattedMessage id="chat.aboutOnline" values={{ name: chat.name, online: asOnline }} />
        ) : (
          <FormattedMessage id="chat.about" values={{ name: chat.name }} />
        )}
      </p>
      <p className="p-hidden" aria-live="polite">
        {isFirst && typing}
      </p>
    </>
  )
}

/** Announces each new message of the other side, and each own one that failed, exactly once. experience: Chat. */
import { useEffect, useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ChatMessage } from "../../../domain/chat.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import { messageText } from "../../i18n/message-text.ts"
import { newlySaid, type Said } from "./newly-said.ts"

interface AnnouncerProps {
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly OutgoingMessage[]
  readonly profileKey: string
}

interface Numbered extends Said {
  readonly number: number // a message that fails again is announced again
}

const numbered = (before: readonly Numbered[], news: readonly Said[]): readonly Numbered[] => {
  const next = (before.at(-1)?.number ?? 0) + 1
  return [...before, ...news.map((one, index) => ({ ...one, number: next + index }))]
}

/** Older entries are only met by reading through the region. */
const mostKept = 5

export const Announcer = ({ messages, outgoing, profileKey }: AnnouncerProps): ReactElement => {
  const intl = useIntl()
  const [said, setSaid] = useState<readonly Numbered[]>([])
  const heard = useRef({ upTo: messages.at(-1)?.id ?? 0, failed: new Set<string>() })

  useEffect(() => {
    const { news, upTo, failed } = newlySaid({ messages, outgoing, profileKey, ...heard.current })
    heard.current = { upTo, failed }
    if (news.length > 0) setSaid((before) => numbered(before, news).slice(-mostKept))
  }, [messages, outgoing, profileKey])

  return (
    <div className="p-hidden" aria-live="polite" aria-relevant="additions">
      {said.map((one) => (
        <p key={one.number}>
          {one.name === null ? (
            <FormattedMessage id="chat.announceFailed" values={{ text: messageText(intl, one.message) }} />
          ) : (
            <FormattedMessage id="chat.announce" values={{ name: one.name, text: messageText(intl, one.message) }} />
          )}
        </p>
      ))}
    </div>
  )
}

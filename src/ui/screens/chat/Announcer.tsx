/** Says each new message of the other side once, and each own one that was not sent. experience: Chat. */
import { useEffect, useRef, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ChatMessage } from "../../../domain/chat.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import { newlySaid, type Said } from "./newly-said.ts"

interface AnnouncerProps {
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly OutgoingMessage[]
  readonly profileKey: string
}

interface Numbered extends Said {
  readonly number: number // a message that fails again is said again
}

const numbered = (before: readonly Numbered[], news: readonly Said[]): readonly Numbered[] => {
  const next = (before.at(-1)?.number ?? 0) + 1
  return [...before, ...news.map((one, index) => ({ ...one, number: next + index }))]
}

/** More of them in one region would only be read when somebody walks through it. */
const mostKept = 5

export const Announcer = ({ messages, outgoing, profileKey }: AnnouncerProps): ReactElement => {
  const [said, setSaid] = useState<readonly Numbered[]>([])
  const heard = useRef({ upTo: messages.at(-1)?.id ?? 0, failed: new Set<string>() })

  useEffect(() => {
    const { news, upTo, failed } = newlySaid({ messages, outgoing, profileKey, ...heard.current })
    heard.current = { upTo, failed }
    if (news.length > 0) setSaid((before) => numbered(before, news).slice(-mostKept))
  }, [messages, outgoing, profileKey])

  return (
    <div className="u-hidden" aria-live="polite" aria-relevant="additions">
      {said.map((one) => (
        <p key={one.number}>
          {one.name === null ? (
            <FormattedMessage id="chat.announceFailed" values={{ text: one.text }} />
          ) : (
            <FormattedMessage id="chat.announce" values={{ name: one.name, text: one.text }} />
          )}
        </p>
      ))}
    </div>
  )
}

/**
 * A chat message, own or the other side's, and the date above the first one of each day (experience: Chat; spec §6).
 */
import type { ReactElement, ReactNode } from "react"

export interface ChatBubbleProps {
  readonly id?: string // of all that it says, for what acts on it
  readonly own: boolean
  readonly author: string | null
  readonly about?: ReactNode // the message's listing, in one line
  readonly time: ReactNode
  readonly state?: ReactNode
  readonly files?: ReactNode
  readonly failed?: boolean | undefined
  readonly removed?: boolean | undefined // what it said is gone
  readonly children: ReactNode
}

export const ChatBubble = ({
  id,
  own,
  author,
  about,
  time,
  state,
  files,
  failed = false,
  removed = false,
  children,
}: ChatBubbleProps): ReactElement => (
  <div
    className="p-bubble"
    data-own={own || undefined}
    data-failed={failed || undefined}
    data-removed={removed || undefined}
  >
    {author !== null && <p className="p-bubble-author">{author}</p>}
    <div id={id} className="p-bubble-box">
      {about && <p className="p-bubble-about">{about}</p>}
      {children && <div className="p-bubble-text">{children}</div>}
      {files && <div className="p-bubble-files">{files}</div>}
      <p className="p-bubble-foot">
        <span>{time}</span>
        {state}
      </p>
    </div>
  </div>
)

export const ChatDay = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className="p-chat-day">
    <span>{children}</span>
  </p>
)

/** Above the first message: a button for older ones, or the start of the conversation. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { MoreMessages } from "./MoreMessages.tsx"
import type { ThreadMessages } from "./use-thread.ts"

interface ThreadStartProps {
  readonly thread: ThreadMessages
  readonly name: string
}

export const ThreadStart = ({ thread, name }: ThreadStartProps): ReactElement =>
  thread.hasOlder ? (
    <MoreMessages
      which="older"
      isLoading={thread.isLoading}
      hasFailed={thread.failure !== undefined}
      onLoad={thread.loadOlder}
    />
  ) : (
    <p className="chat-start">
      <FormattedMessage id="chat.start" values={{ name }} />
    </p>
  )

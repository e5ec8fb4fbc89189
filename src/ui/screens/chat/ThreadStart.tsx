/** Above the first message: a button for older ones, or the start of the conversation. D68. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { Button } from "../../parts/Button.tsx"
import type { ThreadMessages } from "./use-thread.ts"

interface ThreadStartProps {
  readonly thread: ThreadMessages
  readonly name: string
}

export const ThreadStart = ({ thread, name }: ThreadStartProps): ReactElement => {
  if (!thread.hasOlder) {
    return (
      <p className="chat-start">
        <FormattedMessage id="chat.start" values={{ name }} />
      </p>
    )
  }
  const hasFailed = thread.failure !== undefined && !thread.isLoading
  return (
    <div className="chat-older">
      {hasFailed && (
        <p className="chat-error" role="alert">
          <FormattedMessage id="chat.olderFailed" />
        </p>
      )}
      <Button kind="quiet" size="small" busy={thread.isLoading} onClick={thread.loadOlder}>
        <FormattedMessage id={thread.isLoading ? "chat.loadingOlder" : "chat.loadOlder"} />
      </Button>
    </div>
  )
}

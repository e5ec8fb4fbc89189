/** Where messages that are not shown begin: a button for them, and that they could not be loaded. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { Button } from "../../parts/Button.tsx"

interface MoreMessagesProps {
  readonly which: "older" | "newer"
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly onLoad: () => void
}

export const MoreMessages = ({ which, isLoading, hasFailed, onLoad }: MoreMessagesProps): ReactElement => (
  <div className="chat-more-messages">
    {hasFailed && !isLoading && (
      <p className="chat-error" role="alert">
        <FormattedMessage id={`chat.${which}.failed`} />
      </p>
    )}
    <Button kind="quiet" size="small" busy={isLoading} onClick={onLoad}>
      <FormattedMessage id={isLoading ? `chat.${which}.loading` : `chat.${which}.load`} />
    </Button>
  </div>
)

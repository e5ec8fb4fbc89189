/** The conversations that a search has found, in each of its states. experience: States. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { FailureState } from "../../failures/FailureState.tsx"
import { failureText } from "../../i18n/failures.ts"
import { Waiting } from "../../loading/Waiting.tsx"
import { Button } from "../../parts/Button.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ChatRow } from "./ChatRow.tsx"
import type { ChatSearch } from "./use-chat-search.ts"

interface FoundChatsProps {
  readonly search: ChatSearch
  readonly profileKey: string
  readonly chatKey: string | null
}

export const FoundChats = ({ search, profileKey, chatKey }: FoundChatsProps): ReactElement => {
  const intl = useIntl()
  const { term, finds = [], hasMore, failure, isBusy } = search
  const isOpenEnded = search.finds === undefined || (finds.length === 0 && hasMore)
  if (isOpenEnded) {
    return failure !== undefined && !isBusy ? (
      <FailureState title={intl.formatMessage({ id: "chat.search.failed" })} failure={failure} onRetry={search.retry} />
    ) : (
      <Waiting shape="rows" label={intl.formatMessage({ id: "chat.search.busy" })} onAgain={search.retry} />
    )
  }
  if (finds.length === 0) {
    return (
      <EmptyState
        picture="chat"
        title={intl.formatMessage({ id: "chat.search.none" }, { term })}
        hint={intl.formatMessage({ id: "chat.search.noneHint" })}
        action={{ label: intl.formatMessage({ id: "chat.search.clear" }), onClick: () => search.type("") }}
      />
    )
  }
  return (
    <nav aria-label={intl.formatMessage({ id: "chat.search.found" })} aria-busy={isBusy || undefined}>
      <ul className="chat-rows">
        {finds.map((find) => (
          <ChatRow
            key={find.chatKey}
            chatKey={find.chatKey}
            profileKey={profileKey}
            isOpen={find.chatKey === chatKey}
            found={{ term, messageId: find.messageId }}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="chat-more">
          <Button size="small" busy={isBusy} onClick={failure === undefined ? search.showMore : search.retry}>
            <FormattedMessage id="chat.search.more" />
          </Button>
          {failure !== undefined && !isBusy && (
            <p className="chat-error" role="alert">
              {failureText(intl, failure)}
            </p>
          )}
        </div>
      )}
    </nav>
  )
}

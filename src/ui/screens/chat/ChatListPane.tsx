/** The list of chats in each of its states. Spec §7 Chat; experience: States. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { FailureState } from "../../failures/FailureState.tsx"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { ChatRow } from "./ChatRow.tsx"
import { ChatSearchField } from "./ChatSearchField.tsx"
import { FoundChats } from "./FoundChats.tsx"
import type { ChatList } from "./use-chat-list.ts"
import type { ChatSearch } from "./use-chat-search.ts"

interface ChatListPaneProps {
  readonly list: ChatList
  readonly profileKey: string
  readonly chatKey: string | null
}

const AllChats = ({ list, profileKey, chatKey }: ChatListPaneProps): ReactElement => {
  const intl = useIntl()
  const { keys, failure, isBusy } = list
  if (keys === undefined) {
    return failure !== undefined && !isBusy ? (
      <FailureState title={intl.formatMessage({ id: "chat.listFailed" })} failure={failure} onRetry={list.retry} />
    ) : (
      <Skeleton shape="rows" label={intl.formatMessage({ id: "core.loading" })} />
    )
  }
  return (
    <nav aria-label={intl.formatMessage({ id: "chat.list" })}>
      <ul className="chat-rows">
        {keys.map((key) => (
          <ChatRow key={key} chatKey={key} profileKey={profileKey} isOpen={key === chatKey} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="chat-more">
          <Button size="small" busy={isBusy} onClick={failure === undefined ? list.showMore : list.retry}>
            <FormattedMessage id="chat.showMore" />
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

interface SearchedPaneProps extends ChatListPaneProps {
  readonly search: ChatSearch
}

export const ChatListPane = ({ search, ...props }: SearchedPaneProps): ReactElement => (
  <section className="chat-list" aria-labelledby="page-title">
    <h1 id="page-title" tabIndex={-1} className="chat-title">
      <FormattedMessage id="chat.title" />
    </h1>
    <ChatSearchField search={search} />
    {search.term === "" ? (
      <AllChats {...props} />
    ) : (
      <FoundChats search={search} profileKey={props.profileKey} chatKey={props.chatKey} />
    )}
  </section>
)

/** The list of chats in each of its states. Spec §7 Chat; experience: States. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Known } from "../../lists/Known.tsx"
import { Button } from "../../parts/Button.tsx"
import { ChatRows } from "./ChatRows.tsx"
import { ChatSearchField } from "./ChatSearchField.tsx"
import { FoundChats } from "./FoundChats.tsx"
import type { ChatList } from "./use-chat-list.ts"
import type { ChatSearch } from "./use-chat-search.ts"

interface ChatListPaneProps {
  readonly list: ChatList
  readonly profileKey: string
  readonly chatKey: string | null
  /** The conversation that was opened last. */
  readonly lastOpened: string | null
}

const AllChats = ({ list, profileKey, chatKey, lastOpened }: ChatListPaneProps): ReactElement => {
  const intl = useIntl()
  const { keys, failure, isBusy, retry } = list
  return (
    <Known
      of={keys}
      fresh={{ busy: isBusy, failure, ask: retry }}
      shape="rows"
      failed={intl.formatMessage({ id: "chat.listFailed" })}
    >
      {(known, isRenewing) => (
        <nav aria-label={intl.formatMessage({ id: "chat.list" })}>
          <ChatRows keys={known} hasMore={list.hasMore} isBusy={isRenewing} {...{ profileKey, chatKey, lastOpened }} />
          {list.hasMore && (
            <div className="chat-more">
              <Button size="small" busy={isBusy} onClick={list.showMore}>
                <FormattedMessage id="chat.showMore" />
              </Button>
            </div>
          )}
        </nav>
      )}
    </Known>
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

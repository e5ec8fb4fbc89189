/** A profile's chats: the list and the open one, side by side where there is room. Spec §2 Chat; experience: Layout. */
import { useDeferredValue, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { plainSearch } from "../../../domain/search.ts"
import { usePhone } from "../../app/media.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { paths } from "../../app/paths.ts"
import { ChatListPane } from "./ChatListPane.tsx"
import { useFocusBack } from "./use-focus-back.ts"
import { ThreadPane } from "./ThreadPane.tsx"
import { useChatSearch } from "./use-chat-search.ts"
import { useOnlineAsked } from "./use-online.ts"
import { useChatList, type ChatProfile } from "./use-chat-list.ts"

interface ChatScreenProps extends ChatProfile {
  readonly chatKey: string | null
  readonly at: number | null // the id of the message to show; null: the newest ones
}

const NoChats = ({ side }: { readonly side: ChatProfile["side"] }): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-page">
      <h1 id="page-title" tabIndex={-1} className="p-hidden">
        <FormattedMessage id="chat.title" />
      </h1>
      <EmptyState
        picture="chat"
        title={intl.formatMessage({ id: "chat.empty.title" })}
        hint={intl.formatMessage({ id: `chat.empty.${side}` })}
        action={
          side === "customer"
            ? {
                label: intl.formatMessage({ id: "chat.empty.actionCustomer" }),
                href: paths.ownListings("Order", { tab: "published", page: 1 }),
              }
            : {
                label: intl.formatMessage({ id: "chat.empty.action" }),
                href: paths.search(plainSearch("Order")),
              }
        }
      />
    </div>
  )
}

const OfProfile = ({ profileKey, side, chatKey, at }: ChatScreenProps): ReactElement => {
  const isPhone = usePhone()
  const list = useChatList({ profileKey, side })
  const search = useChatSearch(profileKey)
  useOnlineAsked(profileKey)
  const [lastOpened, setLastOpened] = useState(chatKey)
  if (chatKey !== null && chatKey !== lastOpened) setLastOpened(chatKey)
  // The row answers the press at once, and the conversation is drawn in slices.
  const [openKey, openAt] = [useDeferredValue(chatKey), useDeferredValue(at)]
  useFocusBack(isPhone ? openKey : null)
  if (list.keys?.length === 0 && chatKey === null) return <NoChats side={side} />
  return (
    <div className="chat">
      {!(isPhone && openKey !== null) && <ChatListPane {...{ list, search, profileKey, chatKey, lastOpened }} />}
      {!(isPhone && openKey === null) && (
        <ThreadPane list={list} profileKey={profileKey} chatKey={openKey} at={openAt} isAlone={isPhone} />
      )}
    </div>
  )
}

/** Remounted for another profile, whose chats are other ones. */
export const ChatScreen = (props: ChatScreenProps): ReactElement => <OfProfile key={props.profileKey} {...props} />

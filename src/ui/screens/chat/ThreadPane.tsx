/** The open chat, or why there is none to show. Spec §2 Chat; experience: Layout. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { paths } from "../../app/paths.ts"
import { Thread } from "./Thread.tsx"
import { useOpenedChat } from "./use-opened-chat.ts"
import type { ChatList } from "./use-chat-list.ts"

interface ThreadPaneProps {
  readonly list: ChatList
  readonly profileKey: string
  readonly chatKey: string | null
  readonly at: number | null
  readonly isAlone: boolean // on phones, where the list is another page
}

const Instead = ({ list, profileKey, chatKey, isAlone }: ThreadPaneProps): ReactElement => {
  const intl = useIntl()
  const { isMissing } = useOpenedChat(list, chatKey, profileKey)
  if (chatKey === null) {
    return (
      <EmptyState
        picture="chat"
        title={intl.formatMessage({ id: "chat.choose.title" })}
        hint={intl.formatMessage({ id: "chat.choose.hint" })}
      />
    )
  }
  if (isMissing) {
    return (
      <EmptyState
        picture="chat"
        title={intl.formatMessage({ id: "chat.unavailable.title" })}
        hint={intl.formatMessage({ id: "chat.unavailable.hint" })}
        action={{ label: intl.formatMessage({ id: "chat.toList" }), href: paths.chats(profileKey) }}
      />
    )
  }
  // Where the list is beside it, the list shows the error.
  if (isAlone && list.failure !== undefined && !list.isBusy) {
    return (
      <FailureState title={intl.formatMessage({ id: "chat.listFailed" })} failure={list.failure} onRetry={list.retry} />
    )
  }
  return <Waiting shape="chat" onAgain={list.retry} />
}

export const ThreadPane = (props: ThreadPaneProps): ReactElement => {
  const { list, profileKey, chatKey, at, isAlone } = props
  const { chat } = useOpenedChat(list, chatKey, profileKey)
  if (chat !== undefined) return <Thread key={chat.key} chat={chat} profileKey={profileKey} at={at} isAlone={isAlone} />
  return (
    <div className="chat-thread" data-empty>
      {isAlone && (
        <h1 id="page-title" tabIndex={-1} className="p-hidden">
          <FormattedMessage id="chat.title" />
        </h1>
      )}
      <Instead {...props} />
    </div>
  )
}

/** One chat: the other side, the messages, and the composer. Spec §2 Chat. */
import { useEffect, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import type { Chat, ChatMessage } from "../../../domain/chat.ts"
import { sideOf } from "../../../domain/participants.ts"
import { chat as chatProjection } from "../../../projections/chat.ts"
import { outgoingMessages } from "../../../projections/chat-lists.ts"
import { files as filesProjection, hasRunning } from "../../../projections/files.ts"
import { connection, isOnline } from "../../../projections/connection.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { OldNote } from "../../failures/OldNote.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { IconLink } from "../../parts/IconButton.tsx"
import { paths } from "../../app/paths.ts"
import { Composer } from "./Composer.tsx"
import { useLeaveWarning } from "../../forms/use-leave-warning.ts"
import { SafetyNote } from "./SafetyNote.tsx"
import { ThreadLog } from "./ThreadLog.tsx"
import { ThreadState } from "./ThreadState.tsx"
import { useFileAddresses } from "./use-file-addresses.ts"
import { useFileDrop } from "./use-file-drop.ts"
import { usePassage } from "./use-passage.ts"
import { usePicks } from "./use-picks.ts"
import { useSend } from "./use-send.ts"
import { useThread } from "./use-thread.ts"
import { useTopic } from "./use-topic.ts"
import { shownOther } from "./shown-other.ts"
import { useTyping } from "./use-typing.ts"

interface ThreadProps {
  readonly chat: Chat
  readonly profileKey: string
  readonly isAlone: boolean
}

const none: readonly ChatMessage[] = []

const ThreadHead = ({ chat, profileKey, isAlone }: ThreadProps): ReactElement => {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const other = shownOther(intl, chat, profileKey)

  useEffect(() => {
    if (isAlone) heading.current?.focus({ preventScroll: true })
  }, [isAlone])

  return (
    <header className="chat-head">
      {isAlone && (
        <IconLink icon="back" label={intl.formatMessage({ id: "chat.toList" })} href={paths.chats(profileKey)} />
      )}
      <Avatar name={other.name} photo={other.photo} size={40} tone={sideOf(other)} />
      <div className="chat-head-words">
        <Anchor href={paths.profile(other)} className="p-person-link chat-head-link">
          {isAlone ? (
            <h1 id="page-title" tabIndex={-1} ref={heading} className="chat-head-name">
              {other.name}
            </h1>
          ) : (
            <h2 className="chat-head-name">{other.name}</h2>
          )}
        </Anchor>
        <ThreadState chat={chat} profileKey={profileKey} />
      </div>
    </header>
  )
}

interface PlacedThreadProps extends ThreadProps {
  readonly at: number | null
}

export const Thread = ({ chat, profileKey, at, isAlone }: PlacedThreadProps): ReactElement => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const newest = useThread(chat, profileKey)
  // No chat has a gap in its ids, so what is beyond the last one was never there.
  const isGone = at !== null && at > (chat.lastMessage?.id ?? 0)
  const passage = usePassage(chat, profileKey, isGone ? null : at)
  const thread = passage ?? { ...newest, newer: null }
  useFileAddresses({ chatKey: chat.key, participantKey: profileKey, messages: thread.messages ?? none })
  const outgoing = useReadModel(chatProjection, outgoingMessages, chat.key)
  const online = useReadModel(connection, isOnline, undefined)
  const acts = useSend(chat.key, profileKey)
  const draft = `${profileKey}/chat/${chat.key}`
  const picks = usePicks(draft)
  const canAttach = useFlag("fileUploading")
  const isUploading = useReadModel(filesProjection, hasRunning, undefined)
  useLeaveWarning(isUploading || !picks.areKept)
  const drop = useFileDrop(canAttach ? picks.add : null)
  const { name } = shownOther(intl, chat, profileKey)
  const { messages, failure } = thread
  const { topic, drop: dropTopic } = useTopic(chat.key, profileKey, newest.messages ?? none)
  const reportTyping = useTyping({ chatKey: chat.key, profileKey, isOnline: online })
  const say = (text: string): void => {
    reportTyping("")
    acts.send(text, picks.files, topic)
    picks.clear()
    if (topic !== null) dropTopic()
    else if (thread.newer !== null) navigate(paths.chat(profileKey, chat.key), { replace: true })
  }
  const hasWritten = outgoing.length > 0 || messages?.some(({ authorKey }) => authorKey === profileKey) === true
  return (
    <section
      className="chat-thread"
      aria-label={intl.formatMessage({ id: "chat.thread" }, { name })}
      data-over={drop.isOver || undefined}
      data-drop-text={intl.formatMessage({ id: "chat.files.drop" })}
      {...drop.handlers}
    >
      <ThreadHead chat={chat} profileKey={profileKey} isAlone={isAlone} />
      {isGone && (
        <output className="chat-gone">
          <FormattedMessage id="chat.gone" />
        </output>
      )}
      {messages !== undefined && <OldNote {...thread.renewal} />}
      {messages !== undefined ? (
        <ThreadLog
          key={passage === null ? "newest" : at}
          chat={chat}
          profileKey={profileKey}
          thread={{ ...thread, messages }}
          at={passage === null ? null : at}
          outgoing={outgoing}
          isOnline={online}
          acts={acts}
        />
      ) : (
        <div className="chat-wait">
          {failure !== undefined && !thread.isLoading ? (
            <FailureState
              title={intl.formatMessage({ id: "chat.threadFailed" })}
              failure={failure}
              onRetry={thread.retry}
            />
          ) : (
            <Waiting shape="chat" onAgain={thread.retry} />
          )}
        </div>
      )}
      {messages !== undefined && !hasWritten && !thread.hasOlder && <SafetyNote name={name} />}
      <Composer
        draft={draft}
        name={name}
        isOnline={online}
        topic={topic}
        onDropTopic={dropTopic}
        picks={canAttach ? picks : null}
        onWrite={reportTyping}
        onSend={say}
      />
    </section>
  )
}

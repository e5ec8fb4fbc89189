/** The messages around one that was found, older and newer ones as they are scrolled to. E371. */
import { useCallback } from "react"
import type { Chat, ChatMessage } from "../../../domain/chat.ts"
import { pageSizes } from "../../../domain/limits.ts"
import { chat as chatProjection, chatPassage } from "../../../projections/chat.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"
import type { ThreadMessages } from "./use-thread.ts"

/** What is below the messages that are shown; null where they go on to the newest. */
export interface Newer {
  readonly load: () => void
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

export interface Passage extends ThreadMessages {
  readonly newer: Newer | null
}

/** Half of what one call brings. */
const half = pageSizes.chatMessages / 2

const isAround = (messages: readonly ChatMessage[], at: number, lastId: number): boolean =>
  (messages[0]?.id ?? at) <= Math.max(1, at - half) && (messages.at(-1)?.id ?? at) >= Math.min(lastId, at + half - 1)

/** For a chat that has a message `at`; null where the newest messages are to be shown. */
export const usePassage = (chat: Chat, profileKey: string, at: number | null): Passage | null => {
  const dispatch = useDispatch()
  const chatKey = chat.key
  const lastId = chat.lastMessage?.id ?? 0
  const known = useReadModel(chatProjection, chatPassage, { chatKey, id: at ?? 0 })
  const messages = at !== null && known !== undefined && isAround(known, at, lastId) ? known : undefined
  const ofChat = { type: "LoadChatPassage", chatKey, participantKey: profileKey } as const
  const middle = useFresh({
    command: at === null ? null : { ...ofChat, way: "before", id: at + half },
    known: onceKnown(messages !== undefined),
  })

  const first = messages?.[0]?.id ?? 1
  const last = messages?.at(-1)?.id ?? lastId
  const older = { ...ofChat, way: "before", id: first } as const
  const newer = { ...ofChat, way: "after", id: last } as const
  const isLoadingOlder = usePending(older)
  const olderFailure = useFailure(older)
  const isLoadingNewer = usePending(newer)
  const newerFailure = useFailure(newer)

  const loadOlder = useCallback(() => {
    if (first > 1 && !isLoadingOlder)
      void dispatch({ type: "LoadChatPassage", chatKey, participantKey: profileKey, way: "before", id: first })
  }, [dispatch, chatKey, profileKey, first, isLoadingOlder])
  const loadNewer = useCallback(() => {
    if (!isLoadingNewer)
      void dispatch({ type: "LoadChatPassage", chatKey, participantKey: profileKey, way: "after", id: last })
  }, [dispatch, chatKey, profileKey, last, isLoadingNewer])

  if (at === null) return null
  const hasNewer = last < lastId
  return {
    messages,
    hasOlder: first > 1,
    isLoading: middle.busy || isLoadingOlder,
    failure: middle.failure ?? olderFailure,
    renewal: middle,
    loadOlder,
    retry: messages === undefined ? middle.ask : loadOlder,
    newer: hasNewer
      ? { load: loadNewer, isLoading: isLoadingNewer, hasFailed: newerFailure !== undefined && !isLoadingNewer }
      : null,
  }
}

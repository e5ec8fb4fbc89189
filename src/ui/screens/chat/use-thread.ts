/** The messages of one conversation, asked for when missing: the newest first, older ones on demand, gaps at once. D68, D83. */
import { useCallback, useEffect } from "react"
import type { Chat, ChatMessage } from "../../../domain/chat.ts"
import type { Failure } from "../../../domain/failures.ts"
import { pageSizes } from "../../../domain/limits.ts"
import { chat as chatProjection, chatGapAfter, chatMessages } from "../../../projections/chat.ts"
import { connection, connectionEpoch } from "../../../projections/connection.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"

export interface ThreadMessages {
  /** Undefined while not known. */
  readonly messages: readonly ChatMessage[] | undefined
  readonly hasOlder: boolean
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly loadOlder: () => void
  readonly retry: () => void
}

const none: readonly ChatMessage[] = []

export const useThread = (chat: Chat, profileKey: string): ThreadMessages => {
  const dispatch = useDispatch()
  const chatKey = chat.key
  const heard = useReadModel(chatProjection, chatMessages, chatKey)
  const gapAfter = useReadModel(chatProjection, chatGapAfter, chatKey)
  const epoch = useReadModel(connection, connectionEpoch, undefined)
  const isLoading = usePending("LoadChatMessages", chatKey)
  const failure = useFailure("LoadChatMessages", chatKey)
  const messages = heard ?? (chat.lastMessage === null ? none : undefined)
  const oldest = messages?.[0]?.id ?? 1
  // A hub may have told us a few messages before the thread was opened: that is less than a page.
  const needsNewest = messages === undefined || (oldest > 1 && messages.length < pageSizes.chatMessages)
  const isKnown = heard !== undefined

  useEffect(() => {
    if (needsNewest) void dispatch({ type: "LoadChatMessages", chatKey, participantKey: profileKey, before: null })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again after each reconnection
  }, [dispatch, chatKey, profileKey, needsNewest, epoch])

  useEffect(() => {
    if (isKnown && !needsNewest && gapAfter !== null) {
      void dispatch({ type: "FillChatGap", chatKey, participantKey: profileKey, after: gapAfter })
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again after each reconnection
  }, [dispatch, chatKey, profileKey, isKnown, needsNewest, gapAfter, epoch])

  const loadOlder = useCallback(() => {
    if (oldest > 1 && !isLoading) {
      void dispatch({ type: "LoadChatMessages", chatKey, participantKey: profileKey, before: oldest })
    }
  }, [dispatch, chatKey, profileKey, oldest, isLoading])

  const retry = (): void => {
    const before = needsNewest ? null : oldest
    void dispatch({ type: "LoadChatMessages", chatKey, participantKey: profileKey, before })
  }

  return { messages, hasOlder: oldest > 1, isLoading, failure, loadOlder, retry }
}

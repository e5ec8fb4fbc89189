/** The messages of one conversation, asked for when missing: the newest first, older ones on demand, gaps at once. */
import { useCallback } from "react"
import type { Chat, ChatMessage } from "../../../domain/chat.ts"
import type { Failure } from "../../../domain/failures.ts"
import { pageSizes } from "../../../domain/limits.ts"
import { chat as chatProjection } from "../../../projections/chat.ts"
import { chatGapAfter, chatMessages } from "../../../projections/chat-lists.ts"
import { onceKnown, useFresh, type Fresh } from "../../app/use-fresh.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"

export interface ThreadMessages {
  /** Undefined while not known. */
  readonly messages: readonly ChatMessage[] | undefined
  readonly hasOlder: boolean
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  /** The state of loading the newest messages again. */
  readonly renewal: Fresh
  readonly loadOlder: () => void
  readonly retry: () => void
}

const none: readonly ChatMessage[] = []

export const useThread = (chat: Chat, profileKey: string): ThreadMessages => {
  const dispatch = useDispatch()
  const chatKey = chat.key
  const heard = useReadModel(chatProjection, chatMessages, chatKey)
  const gapAfter = useReadModel(chatProjection, chatGapAfter, chatKey)
  const messages = heard ?? (chat.lastMessage === null ? none : undefined)
  const oldest = messages?.[0]?.id ?? 1
  // A hub may have reported a few messages before the thread was opened: that is less than a page.
  const needsNewest = messages === undefined || (oldest > 1 && messages.length < pageSizes.chatMessages)
  const isKnown = heard !== undefined

  // Also after each gap: messages that are known may have been taken back meanwhile (D70).
  const newest = useFresh({
    command: { type: "LoadChatMessages", chatKey, participantKey: profileKey, before: null },
    known: onceKnown(!needsNewest),
  })
  const hasGap = isKnown && !needsNewest && gapAfter !== null
  useFresh({
    command: hasGap ? { type: "FillChatGap", chatKey, participantKey: profileKey, after: gapAfter } : null,
    known: undefined,
  })

  // Asked for by hand, page by page: whatever was heard of since belongs to no page.
  const older = { type: "LoadChatMessages", chatKey, participantKey: profileKey, before: oldest } as const
  const isLoadingOlder = usePending(older)
  const olderFailure = useFailure(older)
  const isLoading = newest.busy || isLoadingOlder

  const loadOlder = useCallback(() => {
    if (oldest > 1 && !isLoading) {
      void dispatch({ type: "LoadChatMessages", chatKey, participantKey: profileKey, before: oldest })
    }
  }, [dispatch, chatKey, profileKey, oldest, isLoading])

  return {
    messages,
    hasOlder: oldest > 1,
    isLoading,
    failure: newest.failure ?? olderFailure,
    renewal: newest,
    loadOlder,
    retry: needsNewest ? newest.ask : loadOlder,
  }
}

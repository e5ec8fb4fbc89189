/** The messages around one that was found, older and newer ones as they are scrolled to. */
import { useCallback } from "react"
import type { Chat, ChatMessage } from "../../../domain/chat.ts"
import type { Failure } from "../../../domain/failures.ts"
import { pageSizes } from "../../../domain/limits.ts"
import { chat as chatProjection } from "../../../projections/chat.ts"
import { chatPassage } from "../../../projections/chat-lists.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"
import type { ThreadMessages } from "./use-thread.ts"

/** Messages next to those that are shown. */
interface Next {
  /** Does nothing while it loads, and where there is nothing. */
  readonly load: () => void
  readonly isLoading: boolean
  readonly failure: Failure | undefined
}

export interface Passage extends ThreadMessages {
  /** The messages below those that are shown; null where they go on to the newest. */
  readonly newer: Next | null
}

/** Half of what one call brings. */
const half = pageSizes.chatMessages / 2

const isAround = (messages: readonly ChatMessage[], at: number, lastId: number): boolean =>
  (messages[0]?.id ?? at) <= Math.max(1, at - half) && (messages.at(-1)?.id ?? at) >= Math.min(lastId, at + half - 1)

const useNext = (chatKey: string, participantKey: string, way: "before" | "after", id: number): Next => {
  const dispatch = useDispatch()
  const isLoading = usePending({ type: "LoadChatPassage", chatKey, participantKey, way, id })
  const failure = useFailure({ type: "LoadChatPassage", chatKey, participantKey, way, id })
  const load = useCallback(() => {
    const isFirst = way === "before" && id <= 1
    if (!isFirst && !isLoading) void dispatch({ type: "LoadChatPassage", chatKey, participantKey, way, id })
  }, [dispatch, chatKey, participantKey, way, id, isLoading])
  return { load, isLoading, failure }
}

/** For a chat that has a message `at`; null where the newest messages are to be shown. */
export const usePassage = (chat: Chat, profileKey: string, at: number | null): Passage | null => {
  const chatKey = chat.key
  const lastId = chat.lastMessage?.id ?? 0
  const known = useReadModel(chatProjection, chatPassage, { chatKey, id: at ?? 0 })
  const messages = at !== null && known !== undefined && isAround(known, at, lastId) ? known : undefined
  const middle = useFresh({
    command:
      at === null
        ? null
        : { type: "LoadChatPassage", chatKey, participantKey: profileKey, way: "before", id: at + half },
    known: onceKnown(messages !== undefined),
  })

  const first = messages?.[0]?.id ?? 1
  const last = messages?.at(-1)?.id ?? lastId
  const older = useNext(chatKey, profileKey, "before", first)
  const newer = useNext(chatKey, profileKey, "after", last)

  if (at === null) return null
  return {
    messages,
    hasOlder: first > 1,
    isLoading: middle.busy || older.isLoading,
    failure: middle.failure ?? older.failure,
    renewal: middle,
    loadOlder: older.load,
    retry: messages === undefined ? middle.ask : older.load,
    newer: last < lastId ? newer : null,
  }
}

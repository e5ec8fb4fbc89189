/** The listing that somebody came to a conversation with: their next message says that it is about it. */
import { useCallback } from "react"
import { useLocation } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import type { ChatMessage, ChatMessageContext } from "../../../domain/chat.ts"
import { isRecord } from "../../../domain/json.ts"
import { paths } from "../../app/paths.ts"

/** Reads the topic that is kept with the page in the browser's history; null where there is nothing of ours. */
export const topicIn = (state: unknown): ChatMessageContext | null => {
  if (!isRecord(state) || !isRecord(state["about"])) return null
  const { type, key, name } = state["about"]
  if ((type !== "Order" && type !== "Offer") || typeof key !== "string" || typeof name !== "string") return null
  return { type, key, name }
}

/** The listing to send with the next message; null where the conversation is about it already. */
export const newTopic = (
  topic: ChatMessageContext | null,
  messages: readonly ChatMessage[],
): ChatMessageContext | null => {
  const last = messages.findLast(({ context }) => context !== null)?.context
  return topic === null || last?.key === topic.key ? null : topic
}

interface Topic {
  readonly topic: ChatMessageContext | null
  /** Drops the topic, which was said or is not wanted. */
  readonly drop: () => void
}

export const useTopic = (chatKey: string, profileKey: string, messages: readonly ChatMessage[]): Topic => {
  const state: unknown = useHistoryState()
  const [, navigate] = useLocation()
  const drop = useCallback(
    () => navigate(paths.chat(profileKey, chatKey), { replace: true, state: null }),
    [navigate, profileKey, chatKey],
  )
  return { topic: newTopic(topicIn(state), messages), drop }
}

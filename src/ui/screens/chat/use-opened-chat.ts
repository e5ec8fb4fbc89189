/** The conversation that the address names, looked for page by page until the list ends. Spec §2 Chat. */
import { useEffect } from "react"
import type { Chat } from "../../../domain/chat.ts"
import { chatByKey, type ChatState } from "../../../projections/chat.ts"
import { useModels } from "../../app/read-models.ts"
import type { ChatList } from "./use-chat-list.ts"

/** A conversation of another of our profiles is not this one's. */
export const ownChat = (state: ChatState, chatKey: string | null, profileKey: string): Chat | undefined => {
  const chat = chatKey === null ? undefined : chatByKey(state, chatKey)
  return chat?.participants.some(({ key }) => key === profileKey) === true ? chat : undefined
}

export interface OpenedChat {
  readonly chat: Chat | undefined
  readonly isMissing: boolean // the whole list is known, and it is not in it
}

export const useOpenedChat = (list: ChatList, chatKey: string | null, profileKey: string): OpenedChat => {
  const chat = useModels((models) => ownChat(models.chat, chatKey, profileKey))
  const isWanted = chatKey !== null && chat === undefined && list.keys !== undefined
  const goOn = isWanted && list.hasMore && !list.isBusy && list.failure === undefined
  const { showMore } = list

  useEffect(() => {
    if (goOn) showMore()
  }, [goOn, showMore])

  return { chat, isMissing: isWanted && !list.hasMore && !list.isBusy }
}

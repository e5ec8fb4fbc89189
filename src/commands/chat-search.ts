/** Commands that search in one's own chats, and read around a message that was found. */
import * as Effect from "effect/Effect"
import { pageSizes } from "../domain/limits.ts"
import { toChat, toChatMessage } from "../events/wire/chat.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type ChatSearchCommand =
  | {
      readonly type: "SearchChats"
      readonly profileKey: string
      readonly term: string
      readonly after: string | null // the `next` of the answer before
    }
  /** Messages in the middle of a chat, up to those next to a message id; just before it, or just after it. */
  | {
      readonly type: "LoadChatPassage"
      readonly chatKey: string
      readonly participantKey: string
      readonly way: "before" | "after"
      readonly id: number
    }

export const chatSearchHandlers: Handlers<ChatSearchCommand> = {
  SearchChats: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ profileKey, term, after }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const query = { participantKey: profileKey, term, ...(after !== null && { after }) }
        const { data, asOf } = yield* ask((signal) => core.GET("/chat/search", { params: { query }, signal }))
        const found = data.items.map(({ chat, message }) => ({
          chat: toChat(chat, asOf),
          message: message === null ? null : toChatMessage(message, asOf),
        }))
        return [{ type: "ChatsFound", profileKey, term, after, found, next: data.next }] as const
      }),
  },

  LoadChatPassage: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ chatKey, participantKey, way, id }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const path = { chatKey }
        const before = { participantKey, startMessage: id, top: pageSizes.chatMessages }
        const { data, asOf } = yield* ask((signal) =>
          way === "before"
            ? core.GET("/chat/{chatKey}/messages", { params: { path, query: before }, signal })
            : core.GET("/chat/{chatKey}/messages/unreceived", {
                params: { path, query: { participantKey, endMessage: id } },
                signal,
              }),
        )
        return [
          { type: "ChatPassageLoaded", chatKey, messages: data.items.map((one) => toChatMessage(one, asOf)) },
        ] as const
      }),
  },
}

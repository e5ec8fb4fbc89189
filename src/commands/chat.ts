/** Commands about conversations. Spec §7 Chat. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { PickedFile } from "../domain/files.ts"
import type { Language } from "../domain/languages.ts"
import { pageSizes } from "../domain/limits.ts"
import type { ParticipantType, Side } from "../domain/participants.ts"
import type { ListingRef, QueuedMessage } from "../domain/chat.ts"
import { rowsOfPage } from "../domain/queries.ts"
import { toChat, toChatMessage } from "../events/wire/chat.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import { chatUpload } from "../sdk/upload.ts"
import type { Handlers } from "./command.ts"
import { sendFile } from "./sending-files.ts"
import { Device, Progress, Turn } from "./services.ts"
import { inOneTab, untilAnswered } from "./outbox.ts"

interface ProfileRef {
  readonly profileKey: string
  readonly side: Side
}

export type ChatCommand =
  | ({ readonly type: "LoadChats"; readonly page: number } & ProfileRef)
  | ({ readonly type: "CountChatUnread" } & ProfileRef)
  | {
      readonly type: "OpenChat"
      readonly name: string
      readonly me: { readonly key: string; readonly type: ParticipantType }
      readonly other: { readonly key: string; readonly type: ParticipantType }
      readonly context?: ListingRef // the listing that the chat is named after
    }
  | {
      readonly type: "LoadChatMessages"
      readonly chatKey: string
      readonly participantKey: string
      readonly before: number | null // a message id: only messages older than it
    }
  | {
      readonly type: "FillChatGap"
      readonly chatKey: string
      readonly participantKey: string
      readonly after: number
    }
  /** Shows the message and stores it on the device, and sends it when those before it in its chat have ended. */
  | {
      readonly type: "SendChatMessage"
      readonly message: QueuedMessage
      readonly files?: readonly PickedFile[] // that follow it, each by a command of its own
      readonly isKept?: true // it is in the outbox already, from another visit or another tab
    }
  /** The first one sends a message that has no words. */
  | { readonly type: "UploadChatFile"; readonly message: QueuedMessage; readonly file: PickedFile }
  /** Takes an own message back. */
  | {
      readonly type: "RemoveChatMessage"
      readonly chatKey: string
      readonly messageKey: string
      readonly authorKey: string
    }
  | {
      readonly type: "TranslateChatMessage"
      readonly messageKey: string
      readonly language: Language
      readonly text: string
    }
  | { readonly type: "DiscardChatMessage"; readonly messageKey: string }
  | {
      readonly type: "MarkChatRead"
      readonly chatKey: string
      readonly messageKey: string
      readonly participantKey: string
    }

export const chatHandlers: Handlers<ChatCommand> = {
  LoadChats: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ profileKey, side, page }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const query = rowsOfPage("chats", page)
        const { data, asOf } = yield* ask((signal) =>
          side === "customer"
            ? core.GET("/chat/customer", { params: { query }, signal })
            : core.GET("/chat/executant/{key}", { params: { path: { key: profileKey }, query }, signal }),
        )
        const chats = data.items.map((item) => toChat(item, asOf))
        return [{ type: "ChatsLoaded", profileKey, page, count: data.count, chats, asOf }] as const
      }),
  },

  CountChatUnread: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ profileKey, side }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          side === "customer"
            ? core.GET("/chat/customer/unread/count", { signal })
            : core.GET("/chat/executant/{key}/unread/count", { params: { path: { key: profileKey } }, signal }),
        )
        return [{ type: "ChatUnreadCounted", unread: { profileKey, count: data.count, asOf } }] as const
      }),
  },

  OpenChat: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ name, me, other, context }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const body = { name, participantsInfo: [me, other], ...(context === undefined ? {} : { context }) }
        const { data, asOf } = yield* ask((signal) => core.POST("/chat/create", { body, signal }))
        return [{ type: "ChatCreated", chat: toChat(data, asOf), unread: null }] as const
      }),
  },

  LoadChatMessages: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ chatKey, participantKey, before }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const query = {
          participantKey,
          top: pageSizes.chatMessages,
          ...(before === null ? {} : { startMessage: before }),
        }
        const { data, asOf } = yield* ask((signal) =>
          core.GET("/chat/{chatKey}/messages", { params: { path: { chatKey }, query }, signal }),
        )
        return [
          { type: "ChatMessagesLoaded", chatKey, messages: data.items.map((one) => toChatMessage(one, asOf)) },
        ] as const
      }),
  },

  FillChatGap: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ chatKey, participantKey, after }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.GET("/chat/{chatKey}/messages/unreceived", {
            params: { path: { chatKey }, query: { participantKey, endMessage: after } },
            signal,
          }),
        )
        return [
          { type: "ChatMessagesLoaded", chatKey, messages: data.items.map((one) => toChatMessage(one, asOf)) },
        ] as const
      }),
  },

  SendChatMessage: {
    policy: "queue",
    failureDisplay: "inPlace",
    handle: ({ message, files = [], isKept = false }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const device = yield* Device
        const progress = yield* Progress
        const turn = yield* Turn
        progress.emit([
          { type: "ChatMessageQueued", message },
          ...files.map(
            ({ id, name, size }) => ({ type: "UploadStarted", id, holder: message.key, name, size }) as const,
          ),
        ])
        if (!isKept) {
          yield* Effect.promise(() => device.outbox.put(message))
          device.tabs.broadcastQueued(message)
        }
        yield* turn.comes
        const { key: messageKey, authorKey, text: messageContent, context } = message
        const body = { messageKey, authorKey, messageContent, ...(context === undefined ? {} : { context }) }
        const answer = yield* inOneTab(
          device,
          message.key,
          untilAnswered(
            ask((signal) =>
              core.PUT("/chat/{chatKey}/send", {
                params: { path: { chatKey: message.chatKey } },
                body,
                signal,
              }),
            ),
          ),
        )
        // The hub reports to this tab, too, what another one has sent.
        if (answer === null) return []
        return [{ type: "ChatMessageSent", message: toChatMessage(answer.data, answer.asOf) }] as const
      }).pipe(
        // The message stays in the outbox, where the person can send it again or discard it (D76).
        Effect.tapError((failure: Failure) =>
          Effect.map(Progress, ({ emit }) => emit([{ type: "ChatMessageRefused", messageKey: message.key, failure }])),
        ),
      ),
  },

  TranslateChatMessage: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ messageKey, language, text }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const body = { targetLanguage: language, text }
        const { data } = yield* ask((signal) => core.POST("/translate", { body, signal }))
        return [{ type: "ChatMessageTranslated", messageKey, language, text: data.text }] as const
      }),
  },

  DiscardChatMessage: {
    policy: "parallel",
    failureDisplay: "inPlace",
    handle: ({ messageKey }) =>
      Effect.gen(function* () {
        const device = yield* Device
        yield* Effect.promise(() => device.outbox.remove(messageKey))
        device.tabs.broadcastDiscarded(messageKey)
        return [{ type: "ChatMessageDiscarded", messageKey }] as const
      }),
  },

  UploadChatFile: {
    policy: "queue",
    failureDisplay: "inPlace",
    handle: ({ message, file }) => {
      const { key, chatKey, authorKey, text, context } = message
      const query = {
        authorKey,
        messageKey: key,
        ...(context !== undefined && { contextType: context.type, contextKey: context.key }),
      }
      const sent = sendFile({
        holder: key,
        file,
        to: chatUpload,
        at: { key: chatKey, query, idempotencyKey: file.id },
        becomes: ({ data, asOf }) => ({ type: "ChatMessageSent", message: toChatMessage(data, asOf) }),
      })
      return text === ""
        ? Effect.andThen(
            Effect.map(Progress, ({ emit }) => emit([{ type: "ChatMessageQueued", message }])),
            sent,
          )
        : sent
    },
  },

  RemoveChatMessage: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ chatKey, messageKey, authorKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.DELETE("/chat/{key}/removeMessage/{msgKey}", {
            params: { path: { key: chatKey, msgKey: messageKey }, query: { authorKey } },
            signal,
          }),
        )
        const message = toChatMessage(data, asOf)
        return [{ type: "ChatMessageRemoved", message, chat: null, unread: null }] as const
      }),
  },

  MarkChatRead: {
    policy: "latest",
    failureDisplay: "inPlace",
    handle: ({ chatKey, messageKey, participantKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.PUT("/chat/{key}/readed/{messageKey}", {
            params: { path: { key: chatKey, messageKey }, query: { participantKey } },
            signal,
          }),
        )
        return [{ type: "ChatRead", chat: toChat(data, asOf), unread: null }] as const
      }),
  },
}

/** Contract cases of chats and messages. Spec §7. */
import { randomUUID } from "node:crypto"
import { enforceAttemptLimit } from "../../../server/domain/rates.ts"
import { fileCountLimits } from "../../../src/domain/limits.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import type { TestApp } from "../../server/harness.ts"
import { formWith, png } from "../../server/files/samples.ts"
import { openChat, say } from "../../server/market.ts"
import type { Ask, Case, Cases, MakeAsk } from "../asking.ts"
import { atWork, both, deleteAccount, noKey, onSale, stranger, talking, uploadALot } from "../situations.ts"

const between = (executantKey: string, customerKey: string, name = "Paint a kitchen") => ({
  name,
  participantsInfo: [
    { key: executantKey, type: "Executant" },
    { key: customerKey, type: "Customer" },
  ],
})

type Talk = Awaited<ReturnType<typeof talking>>

const sending = ({ chat, customer, order }: Talk, text = "Monday is fine."): Omit<Ask, "token"> => ({
  path: { chatKey: chat.chatKey },
  body: {
    messageKey: randomUUID(),
    authorKey: customer.key,
    messageContent: text,
    context: { type: "Order", key: order.key },
  },
})

const typing = ({ chat, customer }: Talk): Omit<Ask, "token"> => ({
  path: { chatKey: chat.chatKey },
  query: { participantKey: customer.key },
})

const asCustomer =
  (of: (talk: Talk) => Omit<Ask, "token">): MakeAsk =>
  async (app) => {
    const talk = await talking(app)
    return { token: talk.customer.token, ...of(talk) }
  }

/** An operation in a chat: allowed for its two sides, refused for others. */
const within = (of: (talk: Talk) => Omit<Ask, "token">): Omit<Case, "refused"> => ({
  good: asCustomer(of),
  missing: asCustomer((talk) => of({ ...talk, chat: { ...talk.chat, chatKey: noKey() } })),
})

const picture = () => formWith(png(), "kitchen.png")

const sendingFile = ({ chat, customer, order }: Talk) => ({
  path: { key: chat.chatKey },
  query: { authorKey: customer.key, messageKey: randomUUID(), contextType: "Order", contextKey: order.key },
  body: picture(),
})

/** The prepared message is the worker's. */
const ownMessage = ({ chat, message }: Talk): Omit<Ask, "token"> => ({
  path: { key: chat.chatKey, msgKey: message.messageKey },
  query: { authorKey: message.authorKey },
})

const asWorker =
  (of: (talk: Talk) => Omit<Ask, "token">): MakeAsk =>
  async (app) => {
    const talk = await talking(app)
    return { token: talk.worker.token, ...of(talk) }
  }

/** The owner of an executant profile asks about its chats. */
const ofExecutant = (query: Record<string, string>): Case => ({
  good: async (app) => {
    const { worker, executant } = await talking(app)
    return { token: worker.token, path: { key: executant.key }, query }
  },
  missing: async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() } }),
})

const ofCustomer = (query: Record<string, string>): Case => ({
  good: async (app) => ({ token: (await talking(app)).customer.token, query }),
})

/** Opens as many chats as the rate limit of an hour allows. */
const talkALot = async (app: TestApp): Promise<Ask> => {
  const { worker, executant } = await atWork(app)
  for (let opened = 0; opened < rateLimits.newChats.most; opened++)
    await openChat(worker, executant.key, (await onSale(app)).customer.key)
  return { token: worker.token, body: between(executant.key, (await onSale(app)).customer.key) }
}

export const talkCases: Cases<
  | "createChat"
  | "listCustomerChats"
  | "listExecutantChats"
  | "searchChats"
  | "listOnline"
  | "tellTyping"
  | "listChatMessages"
  | "listUnreceivedChatMessages"
  | "sendChatMessage"
  | "readChat"
  | "removeChatMessage"
  | "uploadChatFile"
  | "countCustomerUnread"
  | "countExecutantUnread"
> = {
  createChat: {
    good: async (app) => {
      const { worker, executant, customer, order } = await both(app)
      const context = { type: "Order", key: order.key }
      return { token: worker.token, body: { ...between(executant.key, customer.key), context } }
    },
    refused: {
      ChatUnavailableException: {
        ask: async (app) => {
          const { worker, executant } = await atWork(app)
          return { token: worker.token, body: between(executant.key, (await stranger(app)).key) }
        },
      },
      ProfileNotFoundException: {
        ask: async (app) => {
          const { worker, executant } = await atWork(app)
          return { token: worker.token, body: between(executant.key, noKey()) }
        },
      },
      TooManyRequestsException: { ask: talkALot },
      ValidationException: {
        ask: async (app) => {
          const { worker, executant, customer } = await both(app)
          return { token: worker.token, body: between(executant.key, customer.key, " \n ") }
        },
        errors: { name: ["required"] },
      },
    },
  },
  listCustomerChats: ofCustomer({ top: "5", skip: "0" }),
  listExecutantChats: ofExecutant({ top: "5", skip: "0" }),
  searchChats: {
    good: async (app) => {
      const { customer } = await talking(app)
      return { token: customer.token, query: { participantKey: customer.key, term: "hello" } }
    },
    missing: async (app) => ({
      token: (await stranger(app)).token,
      query: { participantKey: noKey(), term: "hello" },
    }),
    refused: {
      TooManyRequestsException: {
        ask: async (app) => {
          const { token, key } = await stranger(app)
          for (let asked = 0; asked < rateLimits.chatSearches.most; asked++)
            await enforceAttemptLimit(app.db, "chatSearches", key)
          return { token, query: { participantKey: key, term: "hello" } }
        },
      },
      ValidationException: {
        ask: async (app) => {
          const { token, key } = await stranger(app)
          return { token, query: { participantKey: key, term: "?!" } }
        },
        errors: { term: ["minLength"] },
      },
    },
  },
  listOnline: {
    good: async (app) => {
      const { customer } = await talking(app)
      return { token: customer.token, query: { participantKey: customer.key } }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, query: { participantKey: noKey() } }),
  },
  tellTyping: {
    ...within(typing),
    refused: {
      TooManyRequestsException: {
        ask: async (app) => {
          const talk = await talking(app)
          for (let answer = 0; answer < rateLimits.chatTyping.most; answer++)
            await enforceAttemptLimit(app.db, "chatTyping", talk.customer.key)
          return { token: talk.customer.token, ...typing(talk) }
        },
      },
    },
  },
  listChatMessages: within(({ chat, customer }) => ({
    path: { chatKey: chat.chatKey },
    query: { participantKey: customer.key, startMessage: 2, top: 10 },
  })),
  listUnreceivedChatMessages: within(({ chat, customer }) => ({
    path: { chatKey: chat.chatKey },
    query: { participantKey: customer.key, endMessage: 0 },
  })),
  sendChatMessage: {
    ...within((talk) => sending(talk)),
    refused: {
      ChatUnavailableException: {
        ask: async (app) => {
          const talk = await talking(app)
          await deleteAccount(app, talk.worker.key)
          return { token: talk.customer.token, ...sending(talk) }
        },
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const talk = await talking(app)
          const { chat, customer } = talk
          for (let sent = 0; sent < rateLimits.chatMessages.most; sent++)
            await say(customer, { chatKey: chat.chatKey, authorKey: customer.key })
          return { token: customer.token, ...sending(talk) }
        },
      },
      ValidationException: {
        ask: asCustomer((talk) => sending(talk, " \n ")),
        errors: { messageContent: ["required"] },
      },
    },
  },
  readChat: within(({ chat, message, customer }) => ({
    path: { key: chat.chatKey, messageKey: message.messageKey },
    query: { participantKey: customer.key },
  })),
  removeChatMessage: {
    ...within(ownMessage),
    good: asWorker(ownMessage),
    missing: asWorker((talk) => ({ ...ownMessage(talk), path: { key: talk.chat.chatKey, msgKey: noKey() } })),
  },
  uploadChatFile: {
    ...within(sendingFile),
    refused: {
      ChatUnavailableException: {
        ask: async (app) => {
          const talk = await talking(app)
          await deleteAccount(app, talk.worker.key)
          return { token: talk.customer.token, ...sendingFile(talk) }
        },
      },
      FileLimitExceededException: {
        ask: async (app) => {
          const talk = await talking(app)
          const what = sendingFile(talk)
          const address = `/api/core/chat/${talk.chat.chatKey}/messages/file?${new URLSearchParams(what.query)}`
          for (let sent = 0; sent < fileCountLimits.chatMessage; sent++) {
            const answer = await talk.customer.fetch(address, { method: "POST", body: picture() })
            if (!answer.ok) throw new Error(await answer.text())
          }
          return { token: talk.customer.token, ...what }
        },
      },
      InvalidFileFormatException: {
        ask: asCustomer((talk) => ({
          ...sendingFile(talk),
          body: formWith(new TextEncoder().encode("MZ"), "kitchen.png"),
        })),
      },
      InvalidFileSizeException: {
        ask: asCustomer((talk) => ({ ...sendingFile(talk), body: formWith(new Uint8Array(), "kitchen.png") })),
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const talk = await talking(app)
          await uploadALot(app, talk.customer.key)
          return { token: talk.customer.token, ...sendingFile(talk) }
        },
      },
      ValidationException: {
        ask: asCustomer((talk) => sendingFile({ ...talk, order: { ...talk.order, key: noKey() } })),
        errors: { contextKey: ["unknownValue"] },
      },
    },
  },
  countCustomerUnread: ofCustomer({}),
  countExecutantUnread: ofExecutant({}),
}

/** Chats and their messages. Spec §7; DECISIONS J. */
import { randomUUID } from "node:crypto"
import { rateLimits } from "../../../src/domain/limits.ts"
import type { TestApp } from "../../server/harness.ts"
import { openChat, say } from "../../server/market.ts"
import type { Ask, Case, Cases, MakeAsk } from "../asking.ts"
import { atWork, both, deleteAccount, noKey, onSale, stranger, talking } from "../situations.ts"

const between = (executantKey: string, customerKey: string, name = "Paint a kitchen") => ({
  name,
  participantsInfo: [
    { key: executantKey, type: "Executant" },
    { key: customerKey, type: "Customer" },
  ],
})

type Talk = Awaited<ReturnType<typeof talking>>

const sending = ({ chat, customer }: Talk, text = "Monday is fine."): Omit<Ask, "token"> => ({
  path: { chatKey: chat.chatKey },
  body: { messageKey: randomUUID(), authorKey: customer.key, messageContent: text },
})

/** Somebody else's profile that one's own chat is asked for, and one's own profile in a chat of others. */
const intruding =
  (of: (talk: Talk) => Omit<Ask, "token">): MakeAsk =>
  async (app) => {
    const talk = await talking(app)
    const intruder = await stranger(app)
    return { token: intruder.token, ...of({ ...talk, customer: intruder }) }
  }

const asCustomer =
  (of: (talk: Talk) => Omit<Ask, "token">): MakeAsk =>
  async (app) => {
    const talk = await talking(app)
    return { token: talk.customer.token, ...of(talk) }
  }

/** An operation within a chat: it goes well for the two, and not for others. */
const within = (of: (talk: Talk) => Omit<Ask, "token">): Omit<Case, "refused"> => ({
  good: asCustomer(of),
  forbidden: intruding(of),
  missing: asCustomer((talk) => of({ ...talk, chat: { ...talk.chat, chatKey: noKey() } })),
})

/** What the owner of an executant profile asks about its chats. */
const ofExecutant = (query: Record<string, string>): Case => ({
  good: async (app) => {
    const { worker, executant } = await talking(app)
    return { token: worker.token, path: { key: executant.key }, query }
  },
  forbidden: async (app) => ({ token: (await stranger(app)).token, path: { key: (await atWork(app)).executant.key } }),
  missing: async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() } }),
})

const ofCustomer = (query: Record<string, string>): Case => ({
  good: async (app) => ({ token: (await talking(app)).customer.token, query }),
})

/** As many chats as one may open in an hour. */
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
  | "listChatMessages"
  | "listUnreceivedChatMessages"
  | "sendChatMessage"
  | "readChat"
  | "countCustomerUnread"
  | "countExecutantUnread"
> = {
  createChat: {
    good: async (app) => {
      const { worker, executant, customer } = await both(app)
      return { token: worker.token, body: between(executant.key, customer.key) }
    },
    forbidden: async (app) => {
      const { executant, customer } = await both(app)
      return { token: (await stranger(app)).token, body: between(executant.key, customer.key) }
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
  countCustomerUnread: ofCustomer({}),
  countExecutantUnread: ofExecutant({}),
}

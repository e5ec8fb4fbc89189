/**
 * Messages of the hubs for benchmarks: the server sends one, and the bench tells it on, counted on, as often as it likes.
 */
import type { BrowserContext, WebSocketRoute } from "playwright"
import { tokenOf } from "../../journeys/entering.ts"
import { crowdedExecutant, type CrowdedServer } from "./crowd.ts"

/** Ends a message of the hubs' protocol. */
const recordEnd = "\u001E"

interface MessageOnWire {
  chatKey: string
  messageId: number
  messageKey: string
  messageContent: string
}

/** The part of a hub's message about a chat message that counts on with each message. */
export interface SentOnWire {
  readonly arguments: readonly [
    {
      cursor: number
      readonly metadata: {
        chatKey: string
        readonly message: MessageOnWire
        readonly chat: {
          chatKey: string
          internalChatKey: string
          notReadedCount: number
          readonly lastMessage: MessageOnWire
        }
        readonly unread: { count: number }
      }
    },
  ]
}

/** The message of the hub as it would be `later` messages later. */
export const following = (first: SentOnWire, later: number): SentOnWire => {
  const one = structuredClone(first)
  const [notice] = one.arguments
  const { message, chat, unread } = notice.metadata
  notice.cursor += later
  for (const said of [message, chat.lastMessage]) {
    said.messageId += later
    said.messageKey = crypto.randomUUID()
    said.messageContent = `Burst ${later}`
  }
  chat.lastMessage.messageKey = message.messageKey
  chat.notReadedCount += later
  unread.count += later
  return one
}

/** The same message, said in another conversation. */
export const inChat = (sent: SentOnWire, chatKey: string): SentOnWire => {
  const { metadata } = sent.arguments[0]
  const { message, chat } = metadata
  for (const one of [metadata, message, chat, chat.lastMessage]) one.chatKey = chatKey
  chat.internalChatKey = chatKey
  return sent
}

const say = async ({ url, thread }: CrowdedServer): Promise<void> => {
  const token = await tokenOf(url, crowdedExecutant.email)
  const { ok, status } = await fetch(`${url}/api/core/chat/${thread.chatKey}/send`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      messageKey: crypto.randomUUID(),
      authorKey: thread.executantKey,
      messageContent: "The first of many",
    }),
  })
  if (!ok) throw new Error(`The first message was answered by ${status}.`)
}

export interface HubLine {
  /** The message of the server that others follow. */
  readonly said: SentOnWire
  readonly send: (messages: readonly SentOnWire[]) => void
}

/** Stands between a page and its hub; the answered function has the server say something once the page listens. */
export const tapHub = async (context: BrowserContext): Promise<(server: CrowdedServer) => Promise<HubLine>> => {
  const hub = Promise.withResolvers<WebSocketRoute>()
  const first = Promise.withResolvers<SentOnWire>()
  await context.routeWebSocket(/\/system-notifications/u, (route) => {
    hub.resolve(route)
    route.connectToServer().onMessage((message) => {
      for (const text of String(message).split(recordEnd))
        if (text.includes("ChatMessageSentEvent")) first.resolve(JSON.parse(text) as SentOnWire)
      route.send(message)
    })
  })
  return async (server) => {
    await say(server)
    const [socket, said] = await Promise.all([hub.promise, first.promise])
    return {
      said,
      send: (messages) => socket.send(messages.map((one) => `${JSON.stringify(one)}${recordEnd}`).join("")),
    }
  }
}

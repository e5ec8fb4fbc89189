/** What the system hub says, each message with the changed thing as its receiver may see it. Spec §7 Real time; E2, E3. */
import type { Db, Services } from "../contract/context.ts"
import type { SystemNotification } from "../contract/shapes.ts"
import type { Notice } from "../db/notices.ts"
import { applicationCounts, applications } from "../views/applications.ts"
import { chat, chatMessages, chatUnread } from "../views/chat.ts"
import { deal } from "../views/deals.ts"
import { ownOrder } from "../views/orders.ts"
import { account, executant } from "../views/profiles.ts"

type WithoutCursor<One> = One extends unknown ? Omit<One, "cursor"> : never
type Said = WithoutCursor<SystemNotification>
type TypeOf<Source extends Said["source"]> = Extract<Said, { readonly source: Source }>["type"]

const system = (accountKey: string, said: () => Promise<Said>): Notice => ({
  accountKey,
  hub: "system-notifications",
  message: said,
})

export const tellAccount = (db: Db, services: Services, accountKey: string, type: TypeOf<"Account">): Notice =>
  system(accountKey, async () => ({
    source: "Account",
    type,
    metadata: { account: await account(db, services, accountKey) },
  }))

export const tellExecutant = (db: Db, accountKey: string, key: string, type: TypeOf<"Executant">): Notice =>
  system(accountKey, async () => ({
    source: "Executant",
    type,
    metadata: { executant: await executant(db, accountKey, key) },
  }))

/** To the order's owner. */
export const tellOrder = (
  db: Db,
  services: Services,
  order: { readonly key: string; readonly account_key: string },
  type: TypeOf<"Order">,
): Notice =>
  system(order.account_key, async () => ({
    source: "Order",
    type,
    metadata: { orderKey: order.key, order: await ownOrder(db, services, order.key) },
  }))

interface ApplicationsChange {
  readonly accountKey: string
  readonly orderKey: string
  readonly keys: readonly string[]
  readonly type: TypeOf<"Application">
  /** The counts are the owner's own affair. */
  readonly isOwner: boolean
}

export const tellApplications = (db: Db, services: Services, change: ApplicationsChange): Notice =>
  system(change.accountKey, async () => ({
    source: "Application",
    type: change.type,
    metadata: {
      orderKey: change.orderKey,
      applications: await applications(db, services, change.keys),
      counts: change.isOwner ? await applicationCounts(db, change.orderKey) : null,
    },
  }))

export const tellDeal = (
  db: Db,
  services: Services,
  accountKey: string,
  dealKey: string,
  type: TypeOf<"Deal">,
): Notice =>
  system(accountKey, async () => ({
    source: "Deal",
    type,
    metadata: { dealKey, deal: await deal(db, services, dealKey) },
  }))

/** One of the two in a chat. */
export interface ChatSide {
  readonly account_key: string
  readonly participant_key: string
}

export const tellChat = (
  db: Db,
  services: Services,
  { account_key: accountKey, participant_key: profileKey }: ChatSide,
  chatKey: string,
  type: "ChatCreatedEvent" | "ChatReadEvent",
): Notice =>
  system(accountKey, async () => ({
    source: "Chat",
    type,
    metadata: {
      chatKey,
      chat: await chat(db, services, chatKey, profileKey),
      unread: await chatUnread(db, profileKey),
    },
  }))

export const tellChatMessage = (
  db: Db,
  services: Services,
  { account_key: accountKey, participant_key: profileKey }: ChatSide,
  { chatKey, messageKey }: { readonly chatKey: string; readonly messageKey: string },
): Notice =>
  system(accountKey, async () => {
    const row = await db.selectFrom("chat_messages").selectAll().where("key", "=", messageKey).executeTakeFirstOrThrow()
    const [message] = await chatMessages(db, services, chatKey, [row])
    if (message === undefined) throw new Error(`There is no message ${messageKey}.`)
    return {
      source: "Chat",
      type: "ChatMessageSentEvent",
      metadata: {
        chatKey,
        message,
        chat: await chat(db, services, chatKey, profileKey),
        unread: await chatUnread(db, profileKey),
      },
    }
  })

export const tellNotificationsRead = (
  accountKey: string,
  read: (
    cursor: number,
  ) => Promise<{ readonly id: string | null; readonly readUpTo: number; readonly unreadCount: number }>,
): Notice => ({
  accountKey,
  hub: "system-notifications",
  message: async (cursor) => ({ source: "Content", type: "NotificationsReadEvent", metadata: await read(cursor) }),
})

/** Moderators' blocks, unblocks and removals; for the role `admin` alone. */
import type { ComplaintTarget } from "../../src/domain/complaints.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Notice } from "../db/notices.ts"
import { lockedChat, removeMessage } from "../domain/chat-messages.ts"
import { removeFeedback } from "../domain/feedback-removal.ts"
import { requireAdmin, writeDown } from "../domain/moderation/audit.ts"
import { blockAccount, unblockAccount } from "../domain/moderation/block-accounts.ts"
import { blockExecutant, unblockExecutant } from "../domain/moderation/block-executants.ts"
import { blockListing, unblockListing } from "../domain/moderation/block-listings.ts"
import { dealFeedbackNotices } from "../notices/deals.ts"
import { ratedNotices } from "../notices/rated.ts"

interface Blockable {
  readonly target: ComplaintTarget
  readonly block: (db: Db, services: Services, key: string, reason: RefusalReason) => Promise<readonly Notice[]>
  readonly unblock: (db: Db, services: Services, key: string) => Promise<readonly Notice[]>
}

const blockables: Readonly<Record<"orders" | "offers" | "executants" | "accounts", Blockable>> = {
  orders: {
    target: "Order",
    block: (db, services, key, reason) => blockListing(db, services, "Order", key, reason),
    unblock: (db, services, key) => unblockListing(db, services, "Order", key),
  },
  offers: {
    target: "Offer",
    block: (db, services, key, reason) => blockListing(db, services, "Offer", key, reason),
    unblock: (db, services, key) => unblockListing(db, services, "Offer", key),
  },
  executants: { target: "Executant", block: blockExecutant, unblock: unblockExecutant },
  accounts: { target: "Customer", block: blockAccount, unblock: unblockAccount },
}

export const moderationBlockRoutes: Handlers<
  "blockTarget" | "unblockTarget" | "removeFeedback" | "removeReportedMessage"
> = {
  blockTarget: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      requireAdmin(caller)
      const { key, type } = path
      const { reason, note } = body
      const { target, block } = blockables[type]
      const notices = await block(db, services, key, reason)
      await writeDown(db, services, caller, { action: "Block", target: { type: target, key }, reason, note })
      return { notices, answer: async () => ({ key, blocked: true, reason }) }
    },
  },

  unblockTarget: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input: { path } }) => {
      requireAdmin(caller)
      const { key, type } = path
      const { target, unblock } = blockables[type]
      const notices = await unblock(db, services, key)
      await writeDown(db, services, caller, { action: "Unblock", target: { type: target, key } })
      return { notices, answer: async () => ({ key, blocked: false, reason: null }) }
    },
  },

  removeFeedback: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      requireAdmin(caller)
      const { reason, note } = body
      const { deal, rated } = await removeFeedback(db, services, path.key)
      await writeDown(db, services, caller, {
        action: "RemoveFeedback",
        target: { type: "Feedback", key: path.key },
        reason,
        note,
      })
      return {
        notices: [
          ...dealFeedbackNotices(db, services, deal, "FeedbackRemovedEvent"),
          ...(await ratedNotices(db, services, deal, rated)),
        ],
        answer: async () => null,
      }
    },
  },

  removeReportedMessage: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      requireAdmin(caller)
      const { reason, note } = body
      const found = await db
        .selectFrom("chat_messages")
        .select("chat_key")
        .where("key", "=", path.key)
        .executeTakeFirst()
      if (found === undefined) throw notFound()
      await lockedChat(db, found.chat_key)
      const message = await db
        .selectFrom("chat_messages")
        .selectAll()
        .where("key", "=", path.key)
        .executeTakeFirstOrThrow()
      if (message.removed_at !== null) throw notFound()
      const notices = await removeMessage(db, services, message)
      const target = { type: "ChatMessage", key: path.key } as const
      await writeDown(db, services, caller, { action: "RemoveMessage", target, reason, note })
      return { notices, answer: async () => null }
    },
  },
}

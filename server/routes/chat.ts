/** Conversations: opened, listed, read up to a message. Messages are in messages.ts. Spec §7 Chat. */
import { textLimits } from "../../src/domain/limits.ts"
import { oneLine } from "../../src/domain/graphemes.ts"
import { textAreaRules } from "../../src/domain/text.ts"
import type { Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { keyPageOf, type Paging } from "../contract/pages.ts"
import { forbidden, invalid, notFound } from "../contract/refusals.ts"
import { chatNameOf, contextOf } from "../domain/chat-context.ts"
import { requireNewChatRate } from "../domain/chat-rates.ts"
import { pairKey, requireMayWrite, ownSideOf, chatSides, sideOf } from "../domain/chat.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { chatsWith, wordsSearched } from "../domain/chat-search.ts"
import { ownExecutantRow, requireOwnProfile } from "../domain/ownership.ts"
import { enforceAttemptLimit } from "../domain/rates.ts"
import { chatNotice } from "../notices/chat.ts"
import { chat, chats, chatUnread, foundChats } from "../views/chat.ts"

const listOf = async (db: Db, services: Services, profileKey: string, paging: Paging) => {
  const list = db
    .selectFrom("chats")
    .innerJoin("chat_participants", "chat_participants.chat_key", "chats.key")
    .where("chat_participants.participant_key", "=", profileKey)
  const { count, keys } = await keyPageOf(list, paging, (rows) =>
    rows.select("chats.key").orderBy("chats.last_spoken_at", "desc").orderBy("chats.key"),
  )
  return { count, items: await chats(db, services, keys, profileKey) }
}

type Operations =
  | "createChat"
  | "listCustomerChats"
  | "listExecutantChats"
  | "searchChats"
  | "readChat"
  | "countCustomerUnread"
  | "countExecutantUnread"

export const chatRoutes: Handlers<Operations> = {
  createChat: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { body } }) => {
      const [mine, theirs] = body.participantsInfo
      if (mine === undefined || theirs === undefined) throw invalid({ participantsInfo: ["minLength"] })
      requireNoErrors({ name: textAreaRules(oneLine(body.name), { ...textLimits.listingName, min: 1 }) })
      const me = await sideOf(db, mine)
      if (me.accountKey !== caller.accountKey) throw forbidden()
      const other = await sideOf(db, theirs)
      const pair = pairKey(me.key, other.key)
      const there = db.selectFrom("chats").select("key").where("pair_key", "=", pair)
      const before = await there.executeTakeFirst()
      if (before !== undefined) return { notices: [], answer: () => chat(db, services, before.key, me.key) }
      await requireMayWrite(db, me, other)
      const speakers = { own: me.key, other: other.key }
      const context = body.context === undefined ? null : await contextOf(db, caller, speakers, body.context)
      const now = services.now()
      await requireNewChatRate(db, caller, now)
      const made = await db
        .insertInto("chats")
        .values({
          key: services.newKey(),
          internal_key: services.newKey(),
          pair_key: pair,
          name: context?.name ?? (await chatNameOf(db, me, other)),
          owner_key: me.key,
          created_on: now,
          last_spoken_at: now,
        })
        .onConflict((conflict) => conflict.column("pair_key").doNothing())
        .returning("key")
        .executeTakeFirst()
      // The other side has created it at the same moment.
      const { key } = made ?? (await there.executeTakeFirstOrThrow())
      if (made === undefined) return { notices: [], answer: () => chat(db, services, key, me.key) }
      await db
        .insertInto("chat_participants")
        .values(
          [me, other].map((side) => ({
            chat_key: key,
            participant_key: side.key,
            account_key: side.accountKey,
            type: side.type,
          })),
        )
        .execute()
      const sides = await chatSides(db, key)
      return {
        notices: sides.map((side) => chatNotice(db, services, side, key, "ChatCreatedEvent")),
        answer: () => chat(db, services, key, me.key),
      }
    },
  },

  listCustomerChats: {
    kind: "read",
    access: "account",
    handle: ({ db, services, caller, input: { query } }) => listOf(db, services, caller.accountKey, query),
  },

  listExecutantChats: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await ownExecutantRow(db, caller, path.key)
      return listOf(db, services, path.key, query)
    },
  },

  // The search counts how often it is asked, so it can't be a read.
  searchChats: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { query } }) => {
      const { participantKey: profileKey, term, after } = query
      await requireOwnProfile(db, caller, profileKey)
      const words = wordsSearched(term)
      await enforceAttemptLimit(db, "chatSearches", caller.accountKey)
      return {
        notices: [],
        answer: async () => {
          const { found, next } = await chatsWith(db, { profileKey, words, after })
          return { items: await foundChats(db, services, found, profileKey), next }
        },
      }
    },
  },

  readChat: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const { own: participantKey, sides } = await ownSideOf(db, caller, path.key, query.participantKey)
      const message = await db
        .selectFrom("chat_messages")
        .select("message_id")
        .where("key", "=", path.messageKey)
        .where("chat_key", "=", path.key)
        .executeTakeFirst()
      if (message === undefined) throw notFound()
      const { numUpdatedRows } = await db
        .updateTable("chat_participants")
        .set({ read_up_to: message.message_id })
        .where("chat_key", "=", path.key)
        .where("participant_key", "=", participantKey)
        .where("read_up_to", "<", message.message_id)
        .executeTakeFirst()
      return {
        notices:
          numUpdatedRows === 0n ? [] : sides.map((side) => chatNotice(db, services, side, path.key, "ChatReadEvent")),
        answer: () => chat(db, services, path.key, participantKey),
      }
    },
  },

  countCustomerUnread: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller }) => ({ count: (await chatUnread(db, caller.accountKey)).count }),
  },

  countExecutantUnread: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller, input: { path } }) => {
      await ownExecutantRow(db, caller, path.key)
      return { count: (await chatUnread(db, path.key)).count }
    },
  },
}

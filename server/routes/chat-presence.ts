/** Presence in conversations: who writes, and who is online. Spec §3 Chat. */
import type { Handlers } from "../contract/context.ts"
import { hearerOf, onlineAround } from "../domain/chat-presence.ts"
import { requireTakesPart } from "../domain/chat.ts"
import { requireOwnProfile } from "../domain/ownership.ts"
import { enforceAttemptLimit } from "../domain/rates.ts"
import { whisperTyping } from "../notices/chat-presence.ts"

export const chatPresenceRoutes: Handlers<"tellTyping" | "listOnline"> = {
  tellTyping: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const { chatKey } = path
      const { participantKey } = query
      await requireTakesPart(db, caller, chatKey, participantKey)
      await enforceAttemptLimit(db, "chatTyping", caller.accountKey)
      const hearer = await hearerOf(db, chatKey, participantKey)
      if (hearer !== null)
        await whisperTyping(db, hearer, { chatKey, participantKey, at: services.now().toISOString() })
      return { notices: [], answer: async () => null }
    },
  },

  listOnline: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { query } }) => {
      const now = services.now()
      await requireOwnProfile(db, caller, query.participantKey)
      return { at: now.toISOString(), participantKeys: [...(await onlineAround(db, query.participantKey, now))] }
    },
  },
}

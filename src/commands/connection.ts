/** What to ask again after we were away, before anything is called live. D83; E188. */
import * as Effect from "effect/Effect"
import type { Handled, Handlers } from "./command.ts"
import { accountHandlers } from "./account.ts"
import { chatHandlers } from "./chat.ts"
import { notificationHandlers } from "./notifications.ts"
import { untilAnswered } from "./outbox.ts"
import { profileHandlers } from "./profiles.ts"

/** A chat whose messages are on the device. */
export interface KnownChat {
  readonly chatKey: string
  readonly participantKey: string // the own profile that takes part
  readonly after: number // the last message known without a gap
}

export type ConnectionCommand = {
  readonly type: "FillGap"
  readonly profileKey: string
  readonly side: "customer" | "executant"
  readonly chats: readonly KnownChat[]
  /**
   * On the first connection of a visit the account's cursor at its first answer, else null. Nothing that is known is
   * older, so while the cursor still stands there nothing was missed, and nothing is asked twice.
   */
  readonly since: number | null
}

export const connectionHandlers: Handlers<ConnectionCommand> = {
  FillGap: {
    policy: "latest",
    failureDisplay: "inPlace",
    handle: ({ profileKey, side, chats, since }) => {
      const rest: readonly Handled[] = [
        accountHandlers.LoadAccount.handle({ type: "LoadAccount" }),
        profileHandlers.LoadExecutants.handle({ type: "LoadExecutants" }),
        notificationHandlers.CountUnreadNotifications.handle({ type: "CountUnreadNotifications" }),
        chatHandlers.LoadChats.handle({ type: "LoadChats", profileKey, side, page: 1 }),
        ...chats.map((chat) => chatHandlers.FillChatGap.handle({ type: "FillChatGap", ...chat })),
      ]
      const filled = Effect.gen(function* () {
        const counted = yield* chatHandlers.CountChatUnread.handle({ type: "CountChatUnread", profileKey, side })
        const isUnchanged = counted.every((event) => event.type === "ChatUnreadCounted" && event.unread.asOf === since)
        if (isUnchanged) return [...counted, { type: "NothingMissed" } as const]
        const answers = yield* Effect.all(rest, { concurrency: 4 })
        return [...counted, ...answers.flat(), { type: "GapFilled" } as const]
      })
      // Until it is filled nothing is live, so a fault on the way must not be its end.
      return untilAnswered(filled)
    },
  },
}

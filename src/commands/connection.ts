/** Asks again, after the client was away, for everything that it may have missed, before anything is called live. */
import * as Effect from "effect/Effect"
import type { Handled, Handlers } from "./command.ts"
import { accountHandlers } from "./account.ts"
import { chatHandlers } from "./chat.ts"
import { whileOn } from "./features.ts"
import { notificationHandlers } from "./notifications.ts"
import { profileHandlers } from "./profiles.ts"
import type { Side } from "../domain/participants.ts"

/** A chat whose messages are on the device. */
export interface KnownChat {
  readonly chatKey: string
  readonly participantKey: string // the own profile that takes part
  readonly after: number // the last message known without a gap
}

export type ConnectionCommand = {
  readonly type: "FillGap"
  readonly profileKey: string
  readonly side: Side
  readonly chats: readonly KnownChat[]
  /**
   * On the first connection of a visit the account's cursor at its first answer, else null. Nothing that is known is
   * older, so while the cursor still stands there nothing was missed, and nothing is asked twice.
   */
  readonly since: number | null
}

export const connectionHandlers: Handlers<ConnectionCommand> = {
  /** A failure is emitted, so that screens say why they wait; the reactions fill the gap again later. */
  FillGap: {
    policy: "latest",
    failureDisplay: "inPlace",
    handle: ({ profileKey, side, chats, since }) => {
      const unread = { type: "CountChatUnread", profileKey, side } as const
      const news = { type: "CountUnreadNotifications" } as const
      const list = { type: "LoadChats", profileKey, side, page: 1 } as const
      const rest: readonly Handled[] = [
        accountHandlers.LoadAccount.handle({ type: "LoadAccount" }),
        profileHandlers.LoadExecutants.handle({ type: "LoadExecutants" }),
        whileOn(news, notificationHandlers.CountUnreadNotifications.handle(news)),
        whileOn(list, chatHandlers.LoadChats.handle(list)),
        ...chats.map((chat) => {
          const gap = { type: "FillChatGap", ...chat } as const
          return whileOn(gap, chatHandlers.FillChatGap.handle(gap))
        }),
      ]
      return Effect.gen(function* () {
        const counted = yield* whileOn(unread, chatHandlers.CountChatUnread.handle(unread))
        const isUnchanged = counted.some((event) => event.type === "ChatUnreadCounted" && event.unread.asOf === since)
        if (isUnchanged) return [...counted, { type: "NothingMissed" } as const]
        const answers = yield* Effect.all(rest, { concurrency: 4 })
        return [...counted, ...answers.flat(), { type: "GapFilled" } as const]
      })
    },
  },
}

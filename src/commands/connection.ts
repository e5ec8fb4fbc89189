/** What to ask again after we were away, before anything is called live. D83. */
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
}

export const connectionHandlers: Handlers<ConnectionCommand> = {
  FillGap: {
    policy: "latest",
    failures: "inPlace",
    handle: ({ profileKey, side, chats }) => {
      const asked: readonly Handled[] = [
        accountHandlers.LoadAccount.handle({ type: "LoadAccount" }),
        profileHandlers.LoadExecutants.handle({ type: "LoadExecutants" }),
        notificationHandlers.CountUnreadNotifications.handle({ type: "CountUnreadNotifications" }),
        chatHandlers.CountChatUnread.handle({ type: "CountChatUnread", profileKey, side }),
        chatHandlers.LoadChats.handle({ type: "LoadChats", profileKey, side, page: 1 }),
        ...chats.map((chat) => chatHandlers.FillChatGap.handle({ type: "FillChatGap", ...chat })),
      ]
      // Until it is filled nothing is live, so a fault on the way must not be its end.
      const answered = untilAnswered(Effect.all(asked, { concurrency: 4 }))
      return Effect.map(answered, (answers) => [...answers.flat(), { type: "GapFilled" } as const])
    },
  },
}

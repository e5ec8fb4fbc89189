/** What to ask again after we were away, before anything is called live. D83. */
import * as Effect from "effect/Effect"
import type { Handled, Handlers } from "./command.ts"
import { accountHandlers } from "./account.ts"
import { chatHandlers } from "./chat.ts"
import { notificationHandlers } from "./notifications.ts"
import { profileHandlers } from "./profiles.ts"

export type ConnectionCommand = {
  readonly type: "FillGap"
  readonly profileKey: string
  readonly side: "customer" | "executant"
  /** Chats whose messages are on the device, and the last message known of each without a gap. */
  readonly chats: readonly { readonly chatKey: string; readonly after: number }[]
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
        ...chats.map(({ chatKey, after }) =>
          chatHandlers.FillChatGap.handle({ type: "FillChatGap", chatKey, participantKey: profileKey, after }),
        ),
      ]
      return Effect.map(Effect.all(asked, { concurrency: 4 }), (answers) => [
        ...answers.flat(),
        { type: "GapFilled" } as const,
      ])
    },
  },
}

/** Whispers about a chat. */
import type { Db } from "../contract/services.ts"
import type { SystemNotification } from "../contract/shapes.ts"
import { whisper } from "../db/whispers.ts"

type Typing = Extract<SystemNotification, { readonly type: "ChatTypingEvent" }>

export const whisperTyping = (db: Db, accountKey: string, metadata: Typing["metadata"]): Promise<void> => {
  const message: Typing = { source: "Chat", type: "ChatTypingEvent", metadata }
  return whisper(db, { accountKey, hub: "system-notifications", message })
}

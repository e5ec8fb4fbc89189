/** Limits how often an account may open chats and speak in them, over all its profiles. */
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { ownExecutantKeys } from "./ownership.ts"
import { enforceRateLimit } from "./rates.ts"

const ownProfileKeys = async (db: Db, caller: Caller): Promise<readonly string[]> => [
  caller.accountKey,
  ...(await ownExecutantKeys(db, caller)),
]

export const requireNewChatRate = async (db: Db, caller: Caller, now: Date): Promise<void> => {
  const own = await ownProfileKeys(db, caller)
  await enforceRateLimit(db, { limit: "newChats", caller, now }, (since) =>
    db
      .selectFrom("chats")
      .select("created_on as at")
      .where("owner_key", "in", own)
      .where("created_on", ">", since)
      .execute(),
  )
}

export const requireMessageRate = async (db: Db, caller: Caller, now: Date): Promise<void> => {
  const own = await ownProfileKeys(db, caller)
  await enforceRateLimit(db, { limit: "chatMessages", caller, now }, (since) =>
    db
      .selectFrom("chat_messages")
      .select("send_date as at")
      .where("author_key", "in", own)
      .where("send_date", ">", since)
      .execute(),
  )
}

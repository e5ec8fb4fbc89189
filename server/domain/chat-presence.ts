/** Decides who of a chat's people may be seen writing, and who is online. */
import { secondMs } from "../../src/domain/durations.ts"
import { pageSizes } from "../../src/domain/limits.ts"
import type { Db } from "../contract/services.ts"

/** Connections are written down every 30 s, so one that is there is missed by no more than one failed note. */
const onlineForMs = 75 * secondMs

/** Sides of chats whose people are there: neither blocked by a moderator nor gone. */
const presentSides = (db: Db) =>
  db
    .selectFrom("chat_participants as side")
    .innerJoin("accounts", "accounts.key", "side.account_key")
    .leftJoin("executants", "executants.key", "side.participant_key")
    .where("accounts.deleted_at", "is", null)
    .where("accounts.blocked", "=", false)
    .where(({ or, eb }) => or([eb("executants.key", "is", null), eb("executants.blocked", "=", false)]))

/** The account that hears of one side's writing; null while one of the two may not be seen. */
export const hearerOf = async (db: Db, chatKey: string, writerKey: string): Promise<string | null> => {
  const there = await presentSides(db)
    .where("side.chat_key", "=", chatKey)
    .select(["side.participant_key", "side.account_key"])
    .execute()
  if (!there.some((side) => side.participant_key === writerKey)) return null
  return there.find((side) => side.participant_key !== writerKey)?.account_key ?? null
}

/** Answers who is connected now of those that a profile talks with; the chats spoken in last first. */
export const onlineAround = async (db: Db, profileKey: string, now: Date): Promise<readonly string[]> => {
  const rows = await presentSides(db)
    .innerJoin("chat_participants as own", "own.chat_key", "side.chat_key")
    .innerJoin("chats", "chats.key", "side.chat_key")
    .innerJoin("presences", "presences.account_key", "side.account_key")
    .where("own.participant_key", "=", profileKey)
    .where("side.participant_key", "<>", profileKey)
    .where("presences.seen_at", ">", new Date(now.getTime() - onlineForMs))
    .orderBy("chats.last_spoken_at", "desc")
    .limit(pageSizes.most)
    .select("side.participant_key")
    .execute()
  return rows.map((row) => row.participant_key)
}

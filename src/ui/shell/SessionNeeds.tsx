/** Asks for what every page of somebody who is signed in rests on: none of it may stay unknown for good. */
import { useEffect } from "react"
import { account as accountProjection, activeSide, ownAccount } from "../../projections/account.ts"
import { chat, isUnreadKnown } from "../../projections/chat.ts"
import { connection, liveness } from "../../projections/connection.ts"
import { isNotificationCountKnown, notifications } from "../../projections/notifications.ts"
import { ownExecutants, profiles } from "../../projections/profiles.ts"
import { presence as presenceOf, session } from "../../projections/session.ts"
import { onceKnown, useFresh, type Fresh } from "../app/use-fresh.ts"
import { useIsModerator } from "../app/use-is-moderator.ts"
import { useReadModel } from "../app/read-models.ts"

/** A failure of these ends no connection whose return would bring the next try: the hubs start once the account is known. */
const retriedAfterMs = 15_000

const useRetry = ({ busy, failure, ask }: Fresh): void => {
  const isWanted = !busy && failure !== undefined && failure._tag !== "ModeratorSignIn"
  useEffect(() => {
    if (!isWanted) return undefined
    const later = setTimeout(ask, retriedAfterMs)
    return () => clearTimeout(later)
  }, [isWanted, ask])
}

export const SessionNeeds = (): null => {
  const presence = useReadModel(session, presenceOf, undefined)
  const isModerator = useIsModerator()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const side = useReadModel(accountProjection, activeSide, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const isNewsKnown = useReadModel(notifications, isNotificationCountKnown, undefined)
  const profileKey = account?.activeProfileKey ?? ""
  const isChatKnown = useReadModel(chat, isUnreadKnown, profileKey)
  const live = useReadModel(connection, liveness, undefined)
  // The gap fill brings all of these itself.
  const isFilled = true
  const needed = useFresh({
    // A moderator has none, which the first answer has said (D18).
    command: presence === "signedIn" && !isModerator ? { type: "LoadAccount" } : null,
    known: onceKnown(account !== null),
    isFilled,
  })
  useRetry(needed)
  const acting = useFresh({
    command: account === null ? null : { type: "LoadExecutants" },
    known: onceKnown(executants !== undefined),
    isFilled,
  })
  useRetry(acting)
  useFresh({
    command: account === null ? null : { type: "CountUnreadNotifications" },
    known: onceKnown(isNewsKnown),
    isFilled,
  })
  useFresh({
    // Until the connection is live, filling the gap asks for it.
    command: account === null || live === "away" ? null : { type: "CountChatUnread", profileKey, side },
    known: onceKnown(isChatKnown),
    isFilled,
  })
  return null
}

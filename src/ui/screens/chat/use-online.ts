/** Asks who of those that one talks with is online now, while the conversations are looked at. */
import { chatPresence, isOnlineKnown, isOnlineNow } from "../../../projections/chat-presence.ts"
import { connection, liveness } from "../../../projections/connection.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useLookAgain } from "../../app/use-look-again.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"

export const useOnlineAsked = (profileKey: string): void => {
  const isOn = useFlag("presenceInChat")
  const isKnown = useReadModel(chatPresence, isOnlineKnown, profileKey)
  const fresh = useFresh({
    command: isOn ? { type: "LoadOnline", profileKey } : null,
    known: onceKnown(isKnown),
    unheard: true,
  })
  useLookAgain(fresh)
}

/** Not while we are away ourselves: what was true before says nothing then. */
export const useIsOnline = (acquaintance: {
  readonly profileKey: string
  readonly participantKey: string
}): boolean => {
  const isOn = useFlag("presenceInChat")
  const isOnline = useReadModel(chatPresence, isOnlineNow, acquaintance)
  const isLive = useReadModel(connection, liveness, undefined) === "live"
  return isOn && isLive && isOnline
}

/** Hands whispers to this node's clients: what is only so at the moment, and lost wherever nobody hears it. */
import type { Listen, Listening } from "../db/engine.ts"
import { whisperChannel } from "../db/whispers.ts"
import { isHubName, type HubName } from "../contract/hub-names.ts"
import type { Hubs } from "./signalr.ts"

interface WhisperDispatchOptions {
  readonly hubs: Pick<Hubs, "send">
  readonly listen: Listen
  readonly report: (problem: string, error: unknown) => void
}

interface Heard {
  readonly accountKey: string
  readonly hub: HubName
  readonly message: unknown
}

/** Null for what is of a hub that this node doesn't have, as a newer one may already say. */
const heardIn = (payload: string): Heard | null => {
  const { accountKey, hub, message } = JSON.parse(payload) as Partial<Record<string, unknown>>
  return typeof accountKey === "string" && typeof hub === "string" && isHubName(hub)
    ? { accountKey, hub, message }
    : null
}

/** Listens and sends until closed. Nothing is to be caught up with after a lost listener. */
export const startWhisperDispatch = ({ hubs, listen, report }: WhisperDispatchOptions): Promise<Listening> =>
  listen(
    whisperChannel,
    (payload) => {
      try {
        const heard = heardIn(payload)
        if (heard !== null) hubs.send(heard.hub, heard.accountKey, heard.message)
      } catch (error) {
        report("The whispers' channel carried what is no whisper.", error)
      }
    },
    () => undefined,
  )

/** How well we are linked to the server: stale means keep and mark, live means live. Spec §4; D82, D83, D85. */
import type { ConnectionEvent, HubName, HubState } from "../events/connection.ts"
import { projection } from "./projection.ts"

export interface ConnectionState {
  hubs: Record<HubName, HubState>
  online: boolean
  live: boolean // nothing was missed since the last gap fill
  epoch: number // grows each time what was missed has been asked for again
}

const initial = (): ConnectionState => ({
  hubs: { "user-notifications": "Disconnected", "system-notifications": "Disconnected" },
  online: true,
  live: false,
  epoch: 0,
})

export const connection = projection<ConnectionState, ConnectionEvent>("connection", initial, {
  HubStateChanged: (draft, { hub, state }) => {
    draft.hubs[hub] = state
    if (state !== "Connected") draft.live = false
  },
  NetworkChanged: (draft, { online }) => {
    draft.online = online
  },
  GapFilled: (draft) => {
    draft.live = areHubsConnected(draft)
    draft.epoch += 1
  },
  SignedOut: (draft) => {
    const { online } = draft
    Object.assign(draft, { ...initial(), online })
  },
})

export const areHubsConnected = (state: ConnectionState): boolean =>
  Object.values(state.hubs).every((hub) => hub === "Connected")

export const isOnline = (state: ConnectionState): boolean => state.online

/** "away": the hubs were there and are not now, or not yet again. */
export const liveness = (state: ConnectionState): "live" | "away" => (state.live ? "live" : "away")

export const connectionEpoch = (state: ConnectionState): number => state.epoch

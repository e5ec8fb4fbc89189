/** The state of the link to the server: stale means keep and mark, live means live. Spec §4. */
import type { ConnectionEvent, HubName, HubState } from "../events/connection.ts"
import { projection } from "./projection.ts"

export interface ConnectionState {
  hubs: Record<HubName, HubState>
  wanted: boolean // hubs were started, and whoever started them is still here
  online: boolean
  reachable: boolean // the last request was answered, however
  live: boolean // nothing was missed since the last gap fill
  wasLive: boolean // since this page was loaded and whoever is here signed in
  epoch: number // grows each time that something may have been missed, and was asked for again
  returns: number // grows each time that the network, the server or the hubs are back
}

const initial = (): ConnectionState => ({
  hubs: { "user-notifications": "Disconnected", "system-notifications": "Disconnected" },
  wanted: false,
  online: true,
  reachable: true,
  live: false,
  wasLive: false,
  epoch: 0,
  returns: 0,
})

/** Live again, unless the hubs have gone meanwhile. */
const settle = (draft: ConnectionState): void => {
  draft.live = areHubsConnected(draft)
  draft.wasLive ||= draft.live
  draft.returns += 1
}

export const connection = projection<ConnectionState, ConnectionEvent>("connection", initial, {
  HubStateChanged: (draft, { hub, state }) => {
    draft.hubs[hub] = state
    if (state !== "Disconnected" && state !== "Disconnecting") draft.wanted = true
    if (state !== "Connected") draft.live = false
  },
  NetworkChanged: (draft, { online }) => {
    if (online && !draft.online) draft.returns += 1
    draft.online = online
  },
  ServerReachabilityChanged: (draft, { reachable }) => {
    if (reachable && !draft.reachable) draft.returns += 1
    draft.reachable = reachable
  },
  NothingMissed: settle,
  GapFilled: (draft) => {
    settle(draft)
    draft.epoch += 1
  },
  SignedOut: (draft) => {
    const { online, reachable, returns } = draft
    Object.assign(draft, { ...initial(), online, reachable, returns })
  },
})

export const areHubsConnected = (state: ConnectionState): boolean =>
  Object.values(state.hubs).every((hub) => hub === "Connected")

/** Somebody is signed in whose hubs were started, and not all of them are there. */
export const areHubsAway = (state: ConnectionState): boolean => state.wanted && !areHubsConnected(state)

export const isOnline = (state: ConnectionState): boolean => state.online

/** "away": the hubs were there and are not now, or not yet again. */
export const liveness = (state: ConnectionState): "live" | "away" => (state.live ? "live" : "away")

/** Answers whether the connection was there and is gone, in contrast to a first one that is still on its way. */
export const isLost = ({ live, wasLive }: ConnectionState): boolean => wasLive && !live

/** Answers a count that grows whenever a read that failed for want of a connection is worth another try. */
export const connectionReturns = (state: ConnectionState): number => state.returns

export const connectionEpoch = (state: ConnectionState): number => state.epoch

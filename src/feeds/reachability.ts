/**
 * Emits whether the server answers. While it does not, or while the hubs are disconnected, its health endpoint is
 * polled. An answer to any request makes the hubs reconnect at once instead of waiting out their back-off.
 */
import type { AppEvent } from "../events/catalogue.ts"
import type { Probe } from "../platform/health.ts"

export interface Reachability {
  /** Takes the end of each request: an answer of whatever kind, or none. */
  readonly heard: (answered: boolean) => void
  readonly hubsAre: (away: boolean) => void
}

interface ReachabilityOptions {
  readonly probe: Pick<Probe, "start" | "stop">
  readonly emit: (events: readonly AppEvent[]) => void
  readonly connectHubs: () => void
}

export const createReachability = ({ probe, emit, connectHubs }: ReachabilityOptions): Reachability => {
  let reachable = true
  let hubsAway = false

  const watch = (): void => {
    if (reachable && !hubsAway) probe.stop()
    else probe.start()
  }

  return {
    heard: (answered) => {
      if (answered !== reachable) {
        reachable = answered
        emit([{ type: "ServerReachabilityChanged", reachable }])
      }
      if (answered && hubsAway) connectHubs()
      watch()
    },
    hubsAre: (away) => {
      hubsAway = away
      watch()
    },
  }
}

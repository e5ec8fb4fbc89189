/** Time-outs and bounds of the hubs. Spec §9 Live. */

export interface HubTiming {
  /** From negotiation to a complete handshake. */
  readonly handshakeTimeoutMs: number
  /** A WebSocket without traffic is pinged this often. */
  readonly keepAliveMs: number
  /** A WebSocket that was silent for this long is closed. */
  readonly clientTimeoutMs: number
  /** An idle poll is answered, empty, after this; the client itself gives up after 100 s. */
  readonly pollTimeoutMs: number
  /** A long-polling client that doesn't poll again within this is gone. */
  readonly pollGapMs: number
  /** The time that a socket may take to close. */
  readonly closeTimeoutMs: number
  /** Interval of the heartbeat that checks all of these. */
  readonly heartbeatMs: number
}

export interface HubLimits {
  /** Longest message from a client; ours only send handshakes and pings. */
  readonly messageLength: number
  /**
   * Bound of what waits for a slow client; beyond it the connection is closed, and the client fills its gap over REST.
   */
  readonly bufferedLength: number
  /** Two hubs in each of twenty tabs. */
  readonly connectionsPerAccount: number
}

export const hubTiming: HubTiming = {
  handshakeTimeoutMs: 15_000,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  pollTimeoutMs: 90_000,
  pollGapMs: 15_000,
  closeTimeoutMs: 2_000,
  heartbeatMs: 1_000,
}

export const hubLimits: HubLimits = {
  messageLength: 32 * 1024,
  bufferedLength: 1024 * 1024,
  connectionsPerAccount: 40,
}

/** How long a hub waits and how much it holds, each by a name. Spec §9 Real time; D82. */

export interface HubTiming {
  /** From negotiating to a finished handshake. */
  readonly handshakeTimeoutMs: number
  /** A quiet WebSocket gets a ping this often. */
  readonly keepAliveMs: number
  /** A WebSocket that says nothing for this long is gone. */
  readonly clientTimeoutMs: number
  /** An idle poll is answered, empty, after this. The client itself gives up after 100 s. */
  readonly pollTimeoutMs: number
  /** A long-polling client that doesn't ask again for this long is gone. */
  readonly pollGapMs: number
  /** What a socket may take to say goodbye. */
  readonly closeTimeoutMs: number
  /** How often all of these are looked at. */
  readonly heartbeatMs: number
}

export interface HubLimits {
  /** Longest message from a client. Ours send nothing but handshakes and pings. */
  readonly messageLength: number
  /** What may wait for a client that reads slowly, before it is sent away to fill its gap over REST. */
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

/** Facts about what links us to the server. Spec §4 Connection. */
export type HubName = "user-notifications" | "system-notifications"

export type HubState = "Disconnected" | "Connecting" | "Connected" | "Disconnecting" | "Reconnecting"

export type ConnectionEvent =
  | { readonly type: "HubStateChanged"; readonly hub: HubName; readonly state: HubState }
  | { readonly type: "NetworkChanged"; readonly online: boolean }
  /** The gap was asked for and answered: what people see is live from here on. */
  | { readonly type: "GapFilled" }
  /** The first connection stands, and nothing has changed since the first answer: what people see is live. */
  | { readonly type: "NothingMissed" }
  /** The server begins or ceases to answer requests at all. */
  | { readonly type: "ServerReachabilityChanged"; readonly reachable: boolean }

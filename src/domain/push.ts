/** Devices that notifications are pushed to, and how this one stands. */

/** The push services by which installed apps are reached: Google's, Apple's and Huawei's. E465. */
export const pushPlatforms = ["fcm", "apns", "hms"] as const
export type PushPlatform = (typeof pushPlatforms)[number]

export interface PushDevice {
  readonly key: string
  /** Of where it is pushed to: a device knows itself by it. */
  readonly hash: string
  readonly userAgent: string
  /** Null for a browser. */
  readonly app: { readonly platform: PushPlatform; readonly version: string } | null
  readonly subscribedAt: string
}

/** Where this device is pushed to, as the server knows it. */
export interface PushClient {
  readonly pushClientId: string
  /** The mobile app, whose device token it is; null for a browser. */
  readonly app: { readonly platform: PushPlatform; readonly installationId: string; readonly version: string } | null
}

/** Unsupported: the browser can't, or nothing is pushed here. Borrowed: E428. Denied: the person forbade it to the browser. */
export const pushStandings = ["unsupported", "borrowed", "denied", "off", "on"] as const
export type PushStanding = (typeof pushStandings)[number]

export interface ThisDevice {
  readonly standing: PushStanding
  /** Null while it is not pushed to. */
  readonly hash: string | null
  /** The person said "not now" here. */
  readonly declined: boolean
}

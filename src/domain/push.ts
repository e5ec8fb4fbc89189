/** Devices that notifications are pushed to, and how this one stands. D84; E283. */

export interface PushDevice {
  readonly key: string
  /** Of where it is pushed to: a device knows itself by it. */
  readonly hash: string
  readonly userAgent: string
  readonly subscribedAt: string
}

/** Unsupported: the browser can't, or nothing is pushed here. Denied: the person told the browser never to. */
export const pushStandings = ["unsupported", "denied", "off", "on"] as const
export type PushStanding = (typeof pushStandings)[number]

export interface ThisDevice {
  readonly standing: PushStanding
  /** Null while it is not pushed to. */
  readonly hash: string | null
  /** The person said "not now" here. */
  readonly declined: boolean
}

/** By what a browser says of itself; those that pose as others stand before them. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const

const named = (userAgent: string, names: readonly (readonly [string, string])[]): string | null =>
  names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null

/** What people call it; null where nothing is known. */
export const deviceWords = (
  userAgent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: named(userAgent, browsers),
  system: named(userAgent, systems),
})

/** Names devices in people's words, by how their browsers name themselves. */

/** The marks by which browsers name themselves; browsers that pose as others stand before those. */
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

/** Answers the device's name in people's words; null where nothing is known. */
export const deviceWords = (
  userAgent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: named(userAgent, browsers),
  system: named(userAgent, systems),
})

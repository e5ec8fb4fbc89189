/** What people call a device, by how its browser names itself. E283, E340. */

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
